import { relative, sep } from 'node:path';
import postcss, { type AtRule, type Plugin as PostcssPlugin, type Root } from 'postcss';

const ROOT = process.cwd();

/** The cascade layers, weakest first. */
const LAYERS = ['reset', 'tokens', 'layout', 'ui', 'features'] as const;
type Layer = (typeof LAYERS)[number];

/**
 * Puts each CSS Module in the layer of its folder, so that a feature's rule wins over a shared one whatever is imported
 * first. Sheets that a script adopts are in no layer and win over all.
 */
export const layers: PostcssPlugin = {
  postcssPlugin: 'layers',
  Once(css) {
    const { source } = css;
    const layer = layerOf(source?.input.file);
    if (!source || !layer) return;
    // A face in a layer would lose against one of the same name outside, which has other letters (fallback-fonts.ts).
    const faces = css.nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face');
    const block = postcss.atRule({ name: 'layer', params: layer, source }).append(css.nodes);
    css.append(postcss.atRule({ name: 'layer', params: LAYERS.join(', '), source }), block, faces);
  },
};

function layerOf(file: string | undefined): Layer | null {
  if (!file?.endsWith('.module.css')) return null;
  const path = relative(ROOT, file).replaceAll(sep, '/');
  return /^site\/(ui|lib)\//.test(path) ? 'ui' : 'features';
}

/** Joins the blocks of each layer of a built page and puts them in order, which takes fewer bytes. */
export function joinLayers(css: Root): void {
  const blocks = css.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer');
  for (const layer of LAYERS) {
    const rules = blocks.filter(({ params }) => params === layer).flatMap(({ nodes }) => nodes ?? []);
    if (rules.length > 0) css.append(postcss.atRule({ name: 'layer', params: layer }).append(rules));
  }
  for (const block of blocks) block.remove();
}
