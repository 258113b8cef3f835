import { $, type DefinePlugin } from '@hey-api/openapi-ts';
import type { RoutePlan } from '../plan/routes.ts';

export interface Config {
  name: 'express';
  routes?: RoutePlan[];
}

export type ExpressPlugin = DefinePlugin<Config>;

export const handler: ExpressPlugin['Handler'] = ({ plugin }) => {
  const routes = plugin.config.routes ?? [];
  const file = { getFilePath: () => 'routes' };
  const transport = '../http/handler.ts';
  const implemented = plugin.symbol('Handler', { external: transport, kind: 'type' });
  const planned = plugin.symbol('NotImplemented', { external: transport, kind: 'type' });
  const route = plugin.symbol('Route', { external: transport, kind: 'type' });

  const type = (id: string, role: 'data' | 'responses') =>
    plugin.referenceSymbol({ category: 'type', resource: 'operation', resourceId: id, role, tool: 'typescript' });
  // An operation that only redirects has no type of successful responses: hey-api makes one of 2xx only.
  const responsesOf = (id: string) =>
    plugin.querySymbol({
      category: 'type',
      resource: 'operation',
      resourceId: id,
      role: 'responses',
      tool: 'typescript',
    })
      ? $.type(type(id, 'responses'))
      : $.type.object().prop('303', (prop) => prop.type($.type('void')));

  const handlers = $.type.object();
  for (const each of routes) {
    handlers.prop(each.operation_id, (prop) =>
      prop.doc([`${each.method.toUpperCase()} ${each.path}`, '', each.summary]).type(
        each.stage === 'planned'
          ? $.type(planned)
          : $.type(implemented)
              .generic($.type(type(each.operation_id, 'data')))
              .generic(responsesOf(each.operation_id)),
      ),
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
