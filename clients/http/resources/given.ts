/** A parameter or header of that name, where it has a value. */
export const given = <K extends string>(name: K, value: string | undefined): { [key in K]?: string } =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]: string });
