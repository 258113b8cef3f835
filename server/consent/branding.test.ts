import { createHash } from 'node:crypto';
import { consentFlow, type ConsentFlow } from '../testing/consent.ts';
import { pngChunk, pngOf } from '../testing/png.ts';
import { startTestService, type Answer, type TestService } from '../testing/service.ts';
import { contrastWithWhite, most_logo_bytes } from './branding.ts';

/** Name, accent color and logo of an organization on its consent pages. */
let service: TestService;
let flow: ConsentFlow;
const path = '/api/v1/account/organization';
const logo = pngOf({ width: 48, height: 24 });

beforeAll(async () => {
  service = await startTestService({ counts: { incidents: 3 } });
  flow = consentFlow(service, { connector_type: 'incident-io' }, {});
  await flow.register();
});
afterAll(() => service.close());
afterEach(() => update({ accent_color: null, logo: null }));

const update = (body: Record<string, unknown>, token = service.owner.token): Promise<Answer> =>
  service.call('PATCH', path, { token, body });
const read = async (token = service.owner.token) => (await service.call('GET', path, { token })).body;
const opened = async () => flow.page((await flow.initiate()).body.session_id);
const policyOf = (page: Answer) => page.headers.get('content-security-policy') ?? '';
const stylesOf = ({ text }: Answer) => [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);

it('shows the name, the color and the logo, under a policy that names all that the page has', async () => {
  await update({ name: 'Brightwater <Tools>', accent_color: '#0B5C4A', logo });
  expect(await read()).toMatchObject({ accent_color: '#0b5c4a', logo });
  const page = await opened();
  expect(page.text).toContain('Brightwater &#60;Tools&#62;');
  expect(page.text).toContain(`src="data:image/png;base64,${logo}"`);
  expect(page.text).toMatch(/width="48"\s+height="24"\s+alt="Brightwater &#60;Tools&#62;"/);
  const styles = stylesOf(page);
  expect(styles).toHaveLength(2);
  expect(styles[1]).toContain('#0b5c4a');
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policyOf(page)).toBe(
    `default-src 'none'; style-src ${hashes.join(' ')}; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

it('shows them on every page of a session, also on refusals', async () => {
  await update({ accent_color: '#0b5c4a', logo });
  const { session_id } = (await flow.initiate()).body;
  const refused = await flow.fill(session_id, { 'credentials.api_key': 'wrong' });
  const declined = await flow.fill(session_id, { decision: 'decline' });
  const over = await flow.page(session_id);
  expect([refused.status, declined.status, over.status]).toEqual([400, 200, 400]);
  for (const page of [refused, declined, over]) {
    expect(page.text).toContain('data:image/png');
    expect(policyOf(page)).toContain('img-src data:;');
    expect(stylesOf(page)).toHaveLength(2);
  }
});

it('allows no image on a page without a logo, and shows the branding of no other organization', async () => {
  await update({ accent_color: '#0b5c4a', logo }, service.stranger.token);
  const page = await opened();
  expect(page.text).not.toContain('data:image');
  expect(policyOf(page)).not.toContain('img-src');
  expect(stylesOf(page)).toHaveLength(1);
  await update({ accent_color: null, logo: null }, service.stranger.token);
});

it('keeps absent members, and removes with null', async () => {
  await update({ accent_color: '#0b5c4a', logo });
  await update({ name: 'Renamed' });
  expect(await read()).toMatchObject({ name: 'Renamed', accent_color: '#0b5c4a', logo });
  await update({ logo: null });
  expect(await read()).toMatchObject({ accent_color: '#0b5c4a', logo: null });
  await update({ accent_color: null });
  expect(await read()).toMatchObject({ accent_color: null, logo: null });
});

it.each([
  ['#767676', 200],
  ['#777777', 422],
  ['#000000', 200],
  ['#ffd400', 422],
  ['#1F4FD8', 200],
])('accepts a color only if white text on it can be read: %s is %i', async (accent_color, status) => {
  expect(contrastWithWhite(accent_color) >= 4.5).toBe(status === 200);
  const answer = await update({ accent_color });
  expect(answer.status).toBe(status);
  if (status === 422)
    expect(answer.body.errors).toEqual([
      {
        in: 'body',
        pointer: '/accent_color',
        code: 'contrast',
        message: expect.stringContaining('contrast of 4.5:1'),
      },
    ]);
});

it.each(['red', '#fff', '0b5c4a', '#0b5c4a}', '#0b5c4g', '#0b5c4a\n', ''])(
  '422: refuses what is not a color: %j',
  async (accent_color) => {
    expect((await update({ accent_color })).status).toBe(422);
  },
);

it('stores a logo without its metadata and its animation', async () => {
  const text = pngChunk('tEXt', Buffer.from('Author\0planted-84742'));
  const planted = Buffer.from(
    pngOf({ width: 48, height: 24, more: [text, pngChunk('acTL', Buffer.alloc(8))] }),
    'base64',
  );
  await update({ logo: planted.toString('base64') });
  expect((await read()).logo).toBe(logo);
});

const paletteOf = (colors: number) => pngChunk('PLTE', Buffer.alloc(colors * 3, 90));
const palette = paletteOf(2);

it('stores a logo of true color without the palette that it suggests', async () => {
  await update({ logo: pngOf({ width: 48, height: 24, more: [paletteOf(256)] }) });
  expect((await read()).logo).toBe(logo);
});

const row = (bytes: number) => new Uint8Array(bytes);
const bytesOf = (text: string) => Buffer.from(text, 'base64');
const damaged = bytesOf(logo);
damaged[damaged.length - 20]! ^= 1;

it.each([
  ['gray, one bit', pngOf({ width: 9, height: 1, form: [1, 0, 0, 0, 0], pixels: row(3) })],
  ['a palette', pngOf({ width: 9, height: 1, form: [1, 3, 0, 0, 0], pixels: row(3), more: [palette] })],
  [
    'as many colors as two bits name',
    pngOf({ width: 9, height: 1, form: [2, 3, 0, 0, 0], pixels: row(4), more: [paletteOf(4)] }),
  ],
  ['true color and a palette', pngOf({ width: 1, height: 1, more: [paletteOf(256)] })],
  [
    'true color, transparency and a palette',
    pngOf({ width: 1, height: 1, form: [8, 6, 0, 0, 0], pixels: row(5), more: [palette] }),
  ],
  ['transparency, 16 bits', pngOf({ width: 1, height: 1, form: [16, 6, 0, 0, 0], pixels: row(9) })],
  ['the largest size', pngOf({ width: 512, height: 512, form: [8, 0, 0, 0, 0], pixels: row(512 * 513) })],
])('accepts a PNG with %s', async (_what, image) => {
  expect((await update({ logo: image })).status).toBe(200);
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')],
  ['a URL', 'https://cdn.example.com/logo.png'],
  ['a data URL', `data:image/png;base64,${logo}`],
  ['base64 with line breaks', `${logo.slice(0, 76)}\n${logo.slice(76)}`],
  ['base64url', `${logo.slice(0, 40)}-${logo.slice(41)}`],
  ['a PNG that is cut off', bytesOf(logo).subarray(0, -12).toString('base64')],
  ['a PNG with bytes behind its end', Buffer.concat([bytesOf(logo), Buffer.from('<script>')]).toString('base64')],
  ['a PNG with a wrong checksum', damaged.toString('base64')],
  ['a PNG that is too wide', pngOf({ width: 513, height: 1 })],
  ['a PNG that is too high', pngOf({ width: 1, height: 513 })],
  ['a PNG of no size', pngOf({ width: 0, height: 1, pixels: row(1) })],
  ['an interlaced PNG', pngOf({ width: 8, height: 8, form: [8, 2, 0, 0, 1] })],
  ['a PNG of a color type that does not exist', pngOf({ width: 1, height: 1, form: [8, 5, 0, 0, 0], pixels: row(4) })],
  ['a PNG without its palette', pngOf({ width: 9, height: 1, form: [1, 3, 0, 0, 0], pixels: row(3) })],
  [
    'a PNG with an empty palette',
    pngOf({ width: 9, height: 1, form: [1, 3, 0, 0, 0], pixels: row(3), more: [paletteOf(0)] }),
  ],
  [
    'a PNG with more colors than a pixel can name',
    pngOf({ width: 9, height: 1, form: [1, 3, 0, 0, 0], pixels: row(3), more: [paletteOf(3)] }),
  ],
  [
    'a PNG of gray with a palette',
    pngOf({ width: 9, height: 1, form: [1, 0, 0, 0, 0], pixels: row(3), more: [palette] }),
  ],
  [
    'a PNG of gray and transparency with a palette',
    pngOf({ width: 1, height: 1, form: [8, 4, 0, 0, 0], pixels: row(3), more: [palette] }),
  ],
  [
    'a PNG of true color with half a color in its palette',
    pngOf({ width: 1, height: 1, more: [pngChunk('PLTE', Buffer.alloc(4))] }),
  ],
  ['a PNG of true color with too many colors in its palette', pngOf({ width: 1, height: 1, more: [paletteOf(257)] })],
  ['a PNG of true color with two palettes', pngOf({ width: 1, height: 1, more: [palette, palette] })],
  ['a PNG with fewer pixels than it says', pngOf({ width: 8, height: 8, pixels: row(100) })],
  ['a PNG that inflates to more than it says', pngOf({ width: 1, height: 1, pixels: row(20_000_000) })],
  ['a PNG of too many bytes', pngOf({ width: 8, height: 8, more: [pngChunk('tEXt', Buffer.alloc(most_logo_bytes))] })],
])('422: refuses %s as a logo', async (_what, image) => {
  const { status, body } = await update({ logo: image });
  expect([status, body.code, body.errors[0].pointer]).toEqual([422, 'validation_failed', '/logo']);
  expect((await read()).logo).toBeNull();
});

it('records which members were changed, and none of their values', async () => {
  await update({ accent_color: '#0b5c4a', logo });
  const { body } = await service.call('GET', '/api/v1/audit?types=organization.updated&page_size=1', {
    token: service.owner.token,
  });
  expect(body.data[0].detail).toEqual({ changed: ['accent_color', 'logo'] });
  expect(JSON.stringify(body.data)).not.toContain(logo);
});
