/** What a vendor has, record by record, and how it changes: what a replica must be equal to in the end. */

export interface TrueRecord {
  id: string;
  /** The account or the parent that it belongs to. */
  owner: string;
  /** Changes with every change of the record. */
  text: string;
  /** Seconds on the vendor's own clock. */
  changed_s: number;
  deleted: boolean;
}

/** How the records of an entity come to be and pass away. */
export interface EntityRule {
  entity: string;
  owners: readonly string[];
  /** Of each owner, to begin with. */
  count: readonly [least: number, most: number];
  /** Whether records are removed, and changed, or only added. */
  removed?: boolean;
  changed?: boolean;
  /** The entity whose records own these; a new one changes its owner. */
  parent?: string;
}

/** mulberry32: the same seed gives the same world. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class Truth {
  readonly random: () => number;
  private readonly entities = new Map<string, Map<string, TrueRecord>>();
  private readonly rules: readonly EntityRule[];
  private clock_s = Date.UTC(2026, 0, 1) / 1000;
  private made = 1000;

  constructor(seed: number, rules: readonly EntityRule[]) {
    this.random = randomOf(seed);
    this.rules = rules;
    for (const rule of rules) {
      this.entities.set(rule.entity, new Map());
      for (const owner of this.ownersOf(rule))
        for (let n = this.between(...rule.count); n > 0; n--) this.add(rule, owner);
    }
  }

  below(count: number): number {
    return Math.floor(this.random() * count);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(percent: number): boolean {
    return this.random() * 100 < percent;
  }

  /** The records that exist, in the order of their ids. */
  records(entity: string, owner?: string): TrueRecord[] {
    const all = [...(this.entities.get(entity)?.values() ?? [])];
    return all
      .filter((record) => !record.deleted && (owner === undefined || record.owner === owner))
      .sort((a, b) => Number(a.id) - Number(b.id));
  }

  find(entity: string, id: string): TrueRecord | undefined {
    const found = this.entities.get(entity)?.get(id);
    return found?.deleted ? undefined : found;
  }

  /** Also deleted ones, in the order of their last changes. */
  changes(entity: string): TrueRecord[] {
    return [...(this.entities.get(entity)?.values() ?? [])].sort((a, b) => a.changed_s - b.changed_s);
  }

  /** Some records come, some change, and a few go: fewer than would be an unlikely drop. */
  change(): void {
    for (const rule of this.rules) {
      const before = this.records(rule.entity);
      if (rule.changed !== false) for (const record of before) if (this.chance(15)) this.touch(record);
      if (rule.removed !== false && before.length > 10 && this.chance(60)) this.remove(rule, before);
      for (const owner of this.ownersOf(rule)) if (this.chance(rule.parent ? 20 : 60)) this.add(rule, owner);
    }
  }

  private ownersOf({ parent, owners }: EntityRule): readonly string[] {
    return parent === undefined ? owners : this.records(parent).map(({ id }) => id);
  }

  private touch(record: TrueRecord): void {
    // Several changes in one second, now and then.
    this.clock_s += this.chance(70) ? 1 + this.below(500) : 0;
    record.changed_s = this.clock_s;
    record.text = `${record.text.split(' #')[0] ?? ''} #${++this.made}`;
  }

  private add({ entity, parent }: EntityRule, owner: string): void {
    const id = String(++this.made);
    const record = { id, owner, text: `${entity} ${id}`, changed_s: 0, deleted: false };
    this.entities.get(entity)?.set(id, record);
    this.touch(record);
    const of = parent === undefined ? undefined : this.find(parent, owner);
    if (of) this.touch(of);
  }

  private remove({ entity }: EntityRule, records: readonly TrueRecord[]): void {
    const record = records[this.below(records.length)];
    if (!record) return;
    this.touch(record);
    record.deleted = true;
    for (const { entity: child } of this.rules.filter(({ parent }) => parent === entity))
      for (const each of this.records(child, record.id)) each.deleted = true;
  }
}
