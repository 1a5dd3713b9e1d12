import { picturesFolder } from '#content/articles/day.ts';
import type { DayPicture } from '#content/articles/schema.ts';

/** A picture as the build serves it; its size keeps its place until it comes. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

type Folder = Readonly<Record<string, { readonly default: PictureFile }>>;

/** The file of each named picture of an article. Throws, for an editor to read, where the folder has none of that name. */
export function filesOf(
  id: string,
  pictures: readonly DayPicture[],
  folder: Folder,
): ReadonlyMap<string, PictureFile> {
  return new Map(
    pictures.map(({ phase, file }) => {
      const found = folder[`/${picturesFolder(id)}/${file}`]?.default;
      if (found) {
        const { src, width, height } = found;
        return [file, { src, width, height }];
      }
      throw new Error(
        `content/articles/${id}/article.ts: the picture of phase ${phase}, "${file}", is not in ${picturesFolder(id)}`,
      );
    }),
  );
}
