/** Whose work it is: an organization, and one of its customers where that is known. */
export const shareOf = ({
  organization_id,
  customer_name,
}: {
  organization_id: string;
  customer_name?: string;
}): string => (customer_name === undefined ? organization_id : `${organization_id}/${customer_name}`);

export const tenantOf = (share: string): string => share.split('/', 1)[0] ?? share;

export interface Waiting {
  start(): void;
  timer?: NodeJS.Timeout;
}

/** Those who wait: the customers of each tenant in the order of their turns, and the tenants in that of theirs. */
export function createLines() {
  const tenants = new Map<string, Map<string, Waiting[]>>();
  const lengths = new Map<string, number>();
  const shorten = (tenant: string): void => {
    const left = (lengths.get(tenant) ?? 1) - 1;
    if (left > 0) return void lengths.set(tenant, left);
    lengths.delete(tenant);
    tenants.delete(tenant);
  };
  return {
    isEmpty: (): boolean => tenants.size === 0,
    lengthOf: (tenant: string): number => lengths.get(tenant) ?? 0,
    add(share: string, entry: Waiting, first = false): void {
      const tenant = tenantOf(share);
      const lines = tenants.get(tenant) ?? new Map<string, Waiting[]>();
      tenants.set(tenant, lines);
      const line = lines.get(share);
      if (line && first) line.unshift(entry);
      else if (line) line.push(entry);
      else lines.set(share, [entry]);
      lengths.set(tenant, (lengths.get(tenant) ?? 0) + 1);
    },
    remove(share: string, entry: Waiting): void {
      const lines = tenants.get(tenantOf(share));
      const line = (lines?.get(share) ?? []).filter((each) => each !== entry);
      if (line.length > 0) lines?.set(share, line);
      else lines?.delete(share);
      shorten(tenantOf(share));
    },
    /** The next of a tenant that may have a slot; its customer and the tenant go to the end. */
    next(may: (tenant: string) => boolean): { tenant: string; entry: Waiting } | undefined {
      for (const [tenant, lines] of tenants) {
        const [first] = lines;
        if (!may(tenant) || !first) continue;
        const [share, line] = first;
        const entry = line.shift();
        lines.delete(share);
        if (line.length > 0) lines.set(share, line);
        tenants.delete(tenant);
        if (lines.size > 0) tenants.set(tenant, lines);
        shorten(tenant);
        if (entry) return { tenant, entry };
      }
      return undefined;
    },
  };
}
