import type { KeptFile, KeptFiles } from '#contracts/kept-files.ts';
import { FeedError } from '#feeds/ports.ts';
import type { UpstreamGet, UpstreamRequest, Validators } from './port.ts';

export interface ConditionalFile<Content> {
  /** Name of the stored body; a new address under the same name replaces it. */
  readonly name: string;
  readonly url: string;
  readonly expect: UpstreamRequest['expect'];
  /** As in a request; only these lines are stored. */
  readonly keepsLine?: UpstreamRequest['keepsLine'];
  /** Throws FeedError on an unreadable body; such a body is not stored. */
  readonly parse: (text: string, validators: Validators) => Content;
}

export type ConditionalRead = <Content>(
  file: ConditionalFile<Content>,
  signal: AbortSignal,
) => Promise<Content>;

export interface FileKeeping {
  readonly files: KeptFiles;
  readonly clock: () => Date;
}

/**
 * Reads files with the validators of their last good body (K5). After 304 it returns the content of that body.
 * Throws FeedError. Without `keeping`, bodies are stored in memory.
 */
export function createConditionalRead(
  get: UpstreamGet,
  { files, clock }: FileKeeping = inMemory(),
): ConditionalRead {
  return async (file, signal) => {
    const { name, url, expect, keepsLine, parse } = file;
    const last = await lastGood(files, file);
    const { text, validators } = await get(url, {
      signal,
      expect,
      ...(keepsLine && { keepsLine }),
      ...(last && { validators: last.validators }),
    });
    if (text === null) {
      if (last) return last.content;
      throw new FeedError('malformed', `${name}: "not modified", but no earlier body is kept`);
    }
    const content = parse(text, validators);
    await keep(files, name, { url, ...validators, text, readAt: clock().toISOString() });
    return content;
  };
}

interface LastGood<Content> {
  readonly content: Content;
  readonly validators: Validators;
}

async function lastGood<Content>(
  files: KeptFiles,
  { name, url, parse }: ConditionalFile<Content>,
): Promise<LastGood<Content> | null> {
  try {
    const kept = await files.readFile(name);
    if (kept?.url !== url) return null;
    const { etag, lastModified } = kept;
    const validators = {
      ...(etag !== undefined && { etag }),
      ...(lastModified !== undefined && { lastModified }),
    };
    return { content: parse(kept.text, validators), validators };
  } catch {
    // The store fails, or another version of the product stored a body this one cannot parse: ask for the whole file.
    return null;
  }
}

async function keep(files: KeptFiles, name: string, file: KeptFile): Promise<void> {
  if (file.etag === undefined && file.lastModified === undefined) return;
  try {
    await files.writeFile(name, file);
  } catch {
    // The reading is good; only the next request has no validators. The store logs its own failures.
  }
}

function inMemory(): FileKeeping {
  const kept = new Map<string, KeptFile>();
  const files: KeptFiles = {
    readFile: async (name) => kept.get(name) ?? null,
    writeFile: async (name, file) => void kept.set(name, file),
  };
  return { files, clock: () => new Date() };
}
