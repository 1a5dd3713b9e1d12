import type * as z from 'zod/mini';

/** Small notes that survive a restart; the product's store keeps them. */
export interface Notes {
  readNote(key: string): Promise<string | null>;
  writeNote(key: string, value: string | null): Promise<void>;
}

/** The note parsed with `schema`; null when it is missing or unreadable. */
export async function readJsonNote<Schema extends z.ZodMiniType>(
  notes: Pick<Notes, 'readNote'>,
  key: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const text = await notes.readNote(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
