import type { Request, Response } from 'express';
import type { Principal } from '../api-tokens/access-token.ts';
import type { Actor } from '../audit/actor.ts';
import { tenantOf, type Tenant } from '../connectors/tenancy.ts';
import { present } from '../present.ts';
import type { Services } from '../services.ts';
import { onceClosed } from './connections/closed.ts';
import type { Context } from './handler.ts';
import type { Local } from './local.ts';
import { unpaused } from './request-slots.ts';

function actorOf(request: Request, { principal, request_id }: Local): Actor {
  const bearer = principal?.customer_name === undefined ? 'client' : 'scoped_token';
  return {
    actor: principal ? bearer : 'anonymous',
    client_id: principal?.client_id ?? null,
    address: request.ip ?? null,
    request_id,
  };
}

/**
 * What a handler may know and reach. To ask for the caller of an open operation is a programming error.
 *
 * A class, since V8 makes a shape of its own for each object literal that has getters; it lives until the next full
 * collection, and with it all that its getters refer to.
 */
export class RequestContext implements Context {
  readonly services: Services;
  keep: Context['keep'] = async () => undefined;
  pause: Context['pause'] = unpaused;
  readonly #request: Request;
  readonly #response: Response;
  #aborter: AbortController | undefined;

  constructor(services: Services, request: Request, response: Response) {
    this.services = services;
    this.#request = request;
    this.#response = response;
  }

  get #local(): Local {
    return this.#response.locals as Local;
  }

  get request_id(): string {
    return this.#local.request_id;
  }

  get log(): Services['log'] {
    return this.services.log;
  }

  get principal(): Principal {
    const { principal } = this.#local;
    if (!principal) throw new Error('this operation has no principal');
    return principal;
  }

  get tenant(): Tenant {
    return tenantOf(this.services.database, this.principal, present(this.#local.organization_id), this.actor);
  }

  get actor(): Actor {
    return actorOf(this.#request, this.#local);
  }

  get request(): Context['request'] {
    const { authorization, 'content-type': content_type } = this.#request.headers;
    return { authorization, content_type };
  }

  get signal(): AbortSignal {
    if (!this.#aborter) {
      const controller = (this.#aborter = new AbortController());
      onceClosed(this.#response, () => this.#response.writableFinished || controller.abort());
    }
    return this.#aborter.signal;
  }
}
