/** @timed */
import { expectShortDelay } from '../../testing/loop-delay.ts';
import { joinChunks } from './join-chunks.ts';

const sum = (chunks: readonly Buffer[]) => chunks.reduce((bytes, { length }) => bytes + length, 0);

it.each([
  ['none', []],
  ['one', [Buffer.from('only')]],
  ['empty ones among others', [Buffer.alloc(0), Buffer.from('a'), Buffer.alloc(0), Buffer.from('b')]],
  ['many', Array.from({ length: 3000 }, (_, at) => Buffer.from(`${at};`.repeat(at % 7)))],
])('joins %s as Buffer.concat does', async (_which, chunks: Buffer[]) => {
  expect((await joinChunks(chunks, sum(chunks))).equals(Buffer.concat(chunks))).toBe(true);
});

it('shares no memory with other buffers, which a pool would keep alive with it', async () => {
  const joined = await joinChunks([Buffer.from('a')], 1);
  expect(joined.buffer.byteLength).toBe(1);
});

it('lets other work go on while it joins 64 MB', async () => {
  const chunks = Array.from({ length: 1024 }, (_, at) => Buffer.alloc(65_536, at));
  let joined: Buffer | undefined;
  await expectShortDelay(async () => {
    joined = await joinChunks(chunks, sum(chunks));
  });
  expect(joined?.equals(Buffer.concat(chunks))).toBe(true);
});
