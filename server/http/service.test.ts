import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let id: string;
beforeAll(async () => {
  service = await startTestService();
  id = await service.createConnector();
});
afterAll(() => service.close());

const connectors = '/api/v1/integrations/connectors';

describe('POST …/execute', () => {
  it('lists every page of every entity and gets each record, with every declared field', async () => {
    const { contract } = service.services.registry.get('incident-io')!;
    for (const [entity, { actions, record }] of Object.entries(contract.entities)) {
      const ids: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await service.execute(id, entity, 'list', actions.list!.page ? { page_size: 25, ...(after ? { after } : {}) } : undefined);
        expect(page.status).toBe(200);
        for (const each of page.body.data) expect(Object.keys(each)).toEqual(Object.keys(record.properties!));
        ids.push(...page.body.data.map((each: { id: string }) => each.id));
        after = page.body.pagination?.after;
      } while (after);
      expect(new Set(ids).size).toBe(service.data.count(entity as never));
      if (!actions.get) continue;
      const one = await service.execute(id, entity, 'get', { id: ids[0]! });
      expect(one.body.data.id).toBe(ids[0]);
    }
  });
});

describe('GET …/connectors', () => {
  it('pages from the newest to the oldest', async () => {
    const made = [id];
    for (let n = 0; n < 4; n++) made.push(await service.createConnector(service.owner, { customer_name: `c${n}` }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: any = await service.call('GET', `${connectors}?page_size=2${after ? `&after=${after}` : ''}`, { token: service.owner.token });
      seen.push(...page.body.data.map((each: { id: string }) => each.id));
      after = page.body.pagination.after;
    } while (after);
    expect(seen).toEqual(made.reverse());
  });
});
