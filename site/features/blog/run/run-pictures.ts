import { RESULTS_FOLDER, type RunResult } from '#content/articles/24h-epic-run/results.ts';

/** A picture as the build serves it; its size keeps its place until it comes. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

type Folder = Readonly<Record<string, { readonly default: PictureFile }>>;

/** The file of each named picture. Throws, for an editor to read, where the folder has none of that name. */
export function filesOf(results: readonly RunResult[], folder: Folder): ReadonlyMap<string, PictureFile> {
  return new Map(
    results.map(({ phase, file }) => {
      const found = folder[`/${RESULTS_FOLDER}/${file}`]?.default;
      if (found) {
        const { src, width, height } = found;
        return [file, { src, width, height }];
      }
      throw new Error(
        `content/articles/24h-epic-run/run.ts: the picture of phase ${phase}, "${file}", is not in ${RESULTS_FOLDER}`,
      );
    }),
  );
}
