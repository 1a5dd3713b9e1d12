import { readdirSync, readFileSync } from 'node:fs';
import { StoreError } from './errors.ts';

export interface Migration {
  /** 1, 2, 3 … without gaps. */
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** The numbered `.sql` files of `folder` in their order. Throws when a number is missing or there twice. */
export function readMigrations(folder: URL): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const number = Number.parseInt(name, 10);
    if (number !== index + 1)
      throw new StoreError(`Migration ${index + 1} is missing: found ${name} in its place.`);
    return { number, name, sql: readFileSync(new URL(name, folder), 'utf8') };
  });
}
