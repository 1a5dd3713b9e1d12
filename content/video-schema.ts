import * as z from 'zod/mini';
import { parseFile } from '#brand/parse.ts';
import type { HomeVideo } from './video.ts';

const HOST = 'takes a host name, like www.youtube-nocookie.com';
const ID = 'takes the id of the video, after /embed/ in its address; it stays empty (null) for no video';
export const videoSchema = z.strictObject(
  {
    host: z.string(HOST).check(z.regex(z.regexes.domain, HOST)),
    id: z.nullable(z.string(ID).check(z.regex(/^(?!null$)[\w.-]{1,64}$/i, ID))),
  },
  'takes host and id',
);

/**
 * Checks the content of `video.json`; throws BrandError (A2). Apart from the video itself, which the browser's code uses
 * without the schema.
 */
export function parseVideo(input: unknown): HomeVideo {
  return parseFile({ file: 'content/video.json', whole: 'the video', schema: videoSchema }, input);
}
