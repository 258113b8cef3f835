import { $, type DefinePlugin } from '@hey-api/openapi-ts';
import type { ConnectorPlan } from '../plan/connectors.ts';

export interface Config {
  name: 'connectors';
  connectors?: ConnectorPlan[];
  /** Leaves the data out: clients know the types only. */
  types_only?: boolean;
}

export type ConnectorsPlugin = DefinePlugin<Config>;

export const handler: ConnectorsPlugin['Handler'] = ({ plugin }) => {
  const file = { getFilePath: () => 'connectors' };
  const data = plugin.config.types_only !== true;
  const contract = plugin.symbol('ConnectorContract', {
    external: '../connector-types/definition/define.ts',
    kind: 'type',
  });
  const model = (name: string) =>
    plugin.referenceSymbol({
      category: 'type',
      resource: 'definition',
      resourceId: `#/components/schemas/${name}`,
      tool: 'typescript',
    });
  const all = $.object().pretty();
  const types = $.type.object();
  const credentials = $.type.object();

  for (const plan of plugin.config.connectors ?? []) {
    const type = plugin.symbol(plan.type, { ...file, kind: 'type' });
    const entities = $.type.object();
    for (const [entity, actions] of Object.entries(plan.types)) {
      const members = $.type.object();
      for (const [action, names] of Object.entries(actions)) {
        members.prop(action, (prop) =>
          prop.type(
            $.type
              .object()
              .prop('params', (each) => each.type($.type(model(names.params))))
              .prop('result', (each) => each.type($.type(model(names.result)))),
          ),
        );
      }
      entities.prop(entity, (prop) => prop.type(members));
    }
    plugin.node(
      $.type
        .alias(type)
        .export()
        .doc([`What ${plan.contract['title'] as string} promises: entity, action, parameters and result.`])
        .type(entities),
    );

    const constant = plugin.symbol(plan.constant, file);
    if (data)
      plugin.node(
        $.const(constant)
          .export()
          .doc([`What ${plan.contract['title'] as string} promises, as data.`])
          .type($.type(contract))
          .assign($.fromValue(plan.contract, { layout: 'pretty' })),
      );
    const name = plan.contract['connector_type'] as string;
    const needsEnvironment = (plan.contract['environment'] as Array<{ required: boolean }>).some(
      ({ required }) => required,
    );
    all.prop(name, $(constant));
    types.prop(name, (prop) => prop.type($.type(type)));
    credentials.prop(name, (prop) =>
      prop.type(
        $.type
          .object()
          .prop('credentials', (each) =>
            each.type($.type.or(...Object.values(plan.credentials).map((each_name) => $.type(model(each_name))))),
          )
          .prop('environment', (each) =>
            plan.environment
              ? (needsEnvironment ? each : each.optional()).type($.type(model(plan.environment)))
              : each.optional().type($.type('Record').generics($.type('string'), $.type('never'))),
          )
          .prop('replication_config', (each) =>
            plan.replication_config
              ? each.type($.type(model(plan.replication_config)))
              : each.optional().type($.type('Record').generics($.type('string'), $.type('never'))),
          ),
      ),
    );
  }
  plugin.node(
    $.type
      .alias(plugin.symbol('Connectors', { ...file, kind: 'type' }))
      .export()
      .doc(['Connector type -> what it promises.'])
      .type(types),
  );
  plugin.node(
    $.type
      .alias(plugin.symbol('ConnectorInputs', { ...file, kind: 'type' }))
      .export()
      .doc(['Connector type -> what a caller gives to use it.'])
      .type(credentials),
  );
  if (!data) return;
  plugin.node(
    $.const(plugin.symbol('contracts', file))
      .export()
      .doc(['Connector type -> what it promises, as data.'])
      .type($.type('Record').generics($.type.operator().keyof($.type('Connectors')), $.type(contract)))
      .assign(all),
  );
};
