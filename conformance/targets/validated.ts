import type { AnswerValidator } from '../runner/judging/validate-answer.ts';
import type { Answer, Target } from './target.ts';

export interface Exchange {
  target: Target['name'];
  answer: Answer;
}

/** The same target, every response held against the document and shown to `observe`. */
export function validated(target: Target, validator: AnswerValidator, observe: (exchange: Exchange) => void): Target {
  const judge = (answer: Answer): Answer => {
    const { method, path, executed } = answer.request;
    answer.violations = validator.violations(
      method,
      path,
      answer,
      executed && validator.executes(executed) ? executed : undefined,
    );
    observe({ target: target.name, answer });
    return answer;
  };
  const { send } = target;
  return {
    ...target,
    ...(send && { send: async (request) => judge(await send(request)) }),
    execute: async (id, call, token) => judge(await target.execute(id, call, token)),
    check: async (id, token) => judge(await target.check(id, token)),
  };
}
