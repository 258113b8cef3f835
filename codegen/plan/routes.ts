import { operationsOf, type Method, type OpenApiDocument } from '../bundle/document.ts';

/** What the transport must know of an operation before its handler runs. */
export interface RoutePlan {
  operation_id: string;
  method: Method;
  path: string;
  summary: string;
  stage: 'ready' | 'planned';
  /**
   * Who may call: anybody, the holder of one of our tokens, a client with its secret, or the holder of METRICS_TOKEN.
   */
  auth: 'none' | 'bearer' | 'client' | 'metrics';
  browser: boolean;
  /** Scopes that the token needs, all of them. */
  scopes: string[];
  /** Media types of the request body; empty where the operation takes none. */
  consumes: string[];
  body_required: boolean;
  /** Whether it takes an Idempotency-Key. */
  idempotent: boolean;
  /** Media types of its successful responses; empty where they have no body. */
  produces: string[];
}

const authOf = (security: Array<Record<string, string[]>>): RoutePlan['auth'] => {
  const names = security.flatMap((requirement) => Object.keys(requirement));
  if (names.includes('bearer')) return 'bearer';
  if (names.includes('client_basic')) return 'client';
  if (names.includes('metrics_token')) return 'metrics';
  return 'none';
};

/** One row per operation; literal paths before paths with parameters, so that the first match is the right one. */
export function planRoutes(document: OpenApiDocument): RoutePlan[] {
  const rows: RoutePlan[] = [];
  for (const { path, method, operation } of operationsOf(document)) {
    const security = operation.security ?? [];
    const good = Object.entries(operation.responses).filter(([status]) => Number(status) < 300);
    rows.push({
      operation_id: operation.operationId,
      method,
      path,
      summary: operation.summary ?? '',
      stage: operation['x-stage'] === 'planned' ? 'planned' : 'ready',
      auth: authOf(security),
      browser: operation['x-browser'] === true,
      scopes: security.flatMap((requirement) => requirement['bearer'] ?? []),
      consumes: Object.keys(operation.requestBody?.content ?? {}),
      body_required: operation.requestBody?.required === true,
      idempotent: (operation.parameters ?? []).some(
        (parameter) => parameter['$ref'] === '#/components/parameters/IdempotencyKey',
      ),
      produces: good.flatMap(([, response]) => Object.keys((response['content'] ?? {}) as object)),
    });
  }
  const literalFirst = (path: string) => path.replace(/\{[^}]+\}/g, '\uffff');
  return rows.sort((a, b) =>
    literalFirst(a.path) < literalFirst(b.path) ? -1 : literalFirst(a.path) > literalFirst(b.path) ? 1 : 0,
  );
}
