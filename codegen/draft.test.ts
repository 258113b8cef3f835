import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const schemas = {
  CaseObject: {
    type: 'object',
    properties: {
      title: { type: 'string', description: 'The title. See [titles](/titles) for more.' },
      id: { type: 'integer' },
      owner_ids: { type: 'array', items: { type: 'integer' } },
      closed_at: { type: 'string' },
      secret_note: { type: 'string', writeOnly: true },
      old_name: { type: 'string', description: 'Deprecated. Use title' },
      labels: { oneOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
      channel: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      file: { $ref: '#/components/schemas/FileObject' },
      replies: { type: 'array', items: { $ref: '#/components/schemas/AnswerV2' } },
    },
  },
  FileObject: {
    allOf: [{ $ref: '#/components/schemas/BaseObject' }, { type: 'object', properties: { size: { type: 'integer' } } }],
  },
  BaseObject: { type: 'object', properties: { id: { type: 'integer' }, url: { type: 'string' } } },
  AnswerV2: {
    type: 'object',
    properties: {
      field_id: { type: 'integer' },
      value: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: {} }] },
    },
  },
};

it('drafts an entity from composed schemas, required inputs and fields of several types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    writeFileSync(join(folder, 'vendor.json'), JSON.stringify({ components: { schemas } }));
    writeFileSync(
      join(folder, 'plan.yaml'),
      stringify({
        shapes: { AnswerV2: 'answer' },
        entities: { cases: { schema: 'CaseObject', title: 'Cases', list: 'whole', deletions: 'listing' } },
      }),
    );
    execFileSync(process.execPath, [
      '--import',
      'tsx',
      fileURLToPath(new URL('./draft.ts', import.meta.url)),
      join(folder, 'vendor.json'),
      join(folder, 'plan.yaml'),
      folder,
    ]);
    const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8'));
    expect(read('cases.yaml').record.properties).toEqual({
      id: { type: 'string' },
      title: { type: 'string', description: 'The title.' },
      owner_ids: { type: 'array', items: { type: 'string' } },
      closed_at: { type: 'string', format: 'date-time' },
      labels: { type: 'array', items: { type: 'string' } },
      channel: { type: 'string' },
      file: { $ref: './shapes.yaml#/file' },
      replies: { type: 'array', items: { $ref: './shapes.yaml#/answer' } },
    });
    expect(read('shapes.yaml')).toEqual({
      file: {
        type: 'object',
        properties: { id: { type: 'string' }, url: { type: 'string' }, size: { type: 'integer' } },
      },
      // What has several types is kept as it comes.
      answer: { type: 'object', additionalProperties: true, properties: { field_id: { type: 'string' } } },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
