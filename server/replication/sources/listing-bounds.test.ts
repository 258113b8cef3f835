import { createListingBounds } from './listing-bounds.ts';

const page = (ids: number[], next?: string) => ({ ids, next });

describe('the bounds of a listing', () => {
  it('let a list of any length go on while it leads to new records', () => {
    const bounds = createListingBounds('tickets');
    for (let n = 0; n < 5000; n++) bounds.observe(page([n], `c${n}`));
  });

  it('end a list whose cursors come again', () => {
    const bounds = createListingBounds('tickets');
    expect(() => {
      for (let n = 0; n < 20; n++) bounds.observe(page([n], `c${n % 3}`));
    }).toThrow('used before');
  });

  it('end a list of empty pages whose cursors always advance', () => {
    const bounds = createListingBounds('tickets');
    expect(() => {
      for (let n = 0; n < 101; n++) bounds.observe(page([], `c${n}`));
    }).toThrow('no new record');
  });

  it('end a list that shows the same records again behind new cursors', () => {
    const bounds = createListingBounds('tickets');
    expect(() => {
      for (let n = 0; n < 500; n++) bounds.observe(page([n % 40], `c${n}`));
    }).toThrow('no new record');
  });

  it('allow empty pages in between', () => {
    const bounds = createListingBounds('tickets');
    for (let n = 0; n < 1000; n++) bounds.observe(page(n % 50 === 0 ? [n] : [], `c${n}`));
  });

  it('take the last page as it is, however many idle ones came before it', () => {
    const bounds = createListingBounds('tickets');
    for (let n = 0; n < 99; n++) bounds.observe(page([], `c${n}`));
    bounds.observe(page([]));
  });
});
