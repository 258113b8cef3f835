import { $ } from '@hey-api/openapi-ts';
import type { ExpressPlugin } from './config.ts';

export const handler: ExpressPlugin['Handler'] = ({ plugin }) => {
  const routes = plugin.config.routes ?? [];
  const file = { getFilePath: () => 'routes' };
  const transport = '../http/handler.ts';
  const implemented = plugin.symbol('Handler', { external: transport, kind: 'type' });
  const planned = plugin.symbol('NotImplemented', { external: transport, kind: 'type' });
  const route = plugin.symbol('Route', { external: transport, kind: 'type' });

  const type = (id: string, role: 'data' | 'responses') => plugin.referenceSymbol({ category: 'type', resource: 'operation', resourceId: id, role, tool: 'typescript' });
  // An operation that only redirects has no type of good answers: hey-api makes one of 2xx alone.
  const answers = (id: string) =>
    plugin.querySymbol({ category: 'type', resource: 'operation', resourceId: id, role: 'responses', tool: 'typescript' }) ? $.type(type(id, 'responses')) : $.type.object().prop('303', (prop) => prop.type($.type('void')));

  const handlers = $.type.object();
  for (const each of routes) {
    handlers.prop(each.operation_id, (prop) =>
      prop
        .doc([`${each.method.toUpperCase()} ${each.path}`, '', each.summary])
        .type(each.stage === 'planned' ? $.type(planned) : $.type(implemented).generic($.type(type(each.operation_id, 'data'))).generic(answers(each.operation_id))),
    );
  }
  const symbol = plugin.symbol('Handlers', { ...file, kind: 'type' });
  plugin.node($.type.alias(symbol).export().doc(['One member per operation of the contract.']).type(handlers));

  const table = plugin.symbol('routes', file);
  plugin.node(
    $.const(table)
      .export()
      .doc(['Every operation of the contract; literal paths come before paths with parameters.'])
      .type($.type('ReadonlyArray').generic($.type(route).generic($.type.operator().keyof($.type(symbol)))))
      .assign($.fromValue(routes, { layout: 'pretty' })),
  );
};
