import { COLLECTION, PIECES, type Piece } from '#content/merch.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Engraving } from '#site/ui/Engraving.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './Collection.module.css';

/** Six pieces as working drawings on one cutting table; none is for sale (H3, A6). */
export function Collection({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`tape ${styles.section}`} aria-labelledby="collection-title">
      <div className="page">
        <h2 className={`title ${styles.title}`} id="collection-title">
          {translate(locale, 'merch.collectionTitle', { collection: COLLECTION })}
        </h2>
        <p className={`measure muted ${styles.lead}`}>{translate(locale, 'merch.collectionText')}</p>
        <ul className={`stack ${styles.table}`}>
          {PIECES.map((piece, index) => (
            <Reveal as="li" key={piece} className={styles.piece} order={index % 3}>
              <div className={styles.sheet}>
                <Drawing piece={piece} />
                {PRINTED.has(piece) && <Engraving seed="merch" className={styles[piece]} />}
              </div>
              <h3 className={styles.name}>{translate(locale, `merch.${piece}.name`)}</h3>
              <p className={`muted ${styles.text}`}>{translate(locale, `merch.${piece}.text`)}</p>
              <Badge>{translate(locale, 'merch.soon')}</Badge>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The pieces with a surface that an engraving is printed on. */
const PRINTED: ReadonlySet<Piece> = new Set(['mugs', 'art']);

function Drawing({ piece }: { readonly piece: Piece }) {
  const { line, print } = DRAWINGS[piece];
  return (
    <svg className={styles.drawing} viewBox="0 0 240 200" aria-hidden="true" data-part="piece">
      <path d={line} />
      <path className={styles.print} d={print} />
    </svg>
  );
}

interface Drawing {
  /** Outline and seams. */
  readonly line: string;
  /** What is printed on it. */
  readonly print: string;
}

/** Working drawings of the six pieces on a sheet of 240 by 200 (H3). */
const DRAWINGS: Readonly<Record<Piece, Drawing>> = {
  hoodies: {
    line: 'M84 46Q120 72 156 46L196 66 214 150 190 157 177 108V182H63V108L50 157 26 150 44 66ZM84 46Q88 12 120 12T156 46M96 51Q100 26 120 26T144 51M84 182V154L96 130H144L156 154V182M112 64v26M128 64v26M63 170H177M28 143l24 7M212 143l-24 7',
    print: 'M92 102H148M92 114H148M92 102V114M120 102V94M134 102V90',
  },
  shirts: {
    line: 'M88 28Q120 54 152 28L208 58 190 100 170 90V182H70V90L50 100 32 58ZM84 30Q120 64 156 30M54 97 40 62M186 97 200 62M70 174H170',
    print: 'M70 112H170M70 128h6m5 0h6m5 0h6m5 0h6m5 0h6m5 0h6m5 0h6m5 0h6m5 0h6m5 0h2',
  },
  caps: {
    line: 'M22 116Q22 64 68 64T114 116ZM68 64V116M68 64v-7M114 116Q130 115 136 128 118 122 92 122 60 122 22 116M152 138V122Q152 80 184 80T216 122V138M144 138H224V170H144ZM176 72a8 8 0 1 0 16 0a8 8 0 1 0-16 0M158 138v32M172 138v32M196 138v32M210 138v32',
    print: 'M36 100H58M36 92V100M44 86V100M52 90V100M179 154H189',
  },
  mugs: {
    line: 'M68 52H152V166Q152 178 140 178H80Q68 178 68 166ZM152 78Q192 78 192 114T152 150M152 94Q174 94 174 114T152 134M68 60H152',
    print: 'M68 154H88M68 130H88M68 106H88M68 82H88M68 142h8M68 118h8M68 94h8M96 154V82',
  },
  tech: {
    line: 'M16 46H224V170H16ZM16 52H224M40 84H132V140H40ZM40 102H132M40 121H132M58 84V140M77 84V140M95 84V140M114 84V140M164 76H198Q204 76 204 82V146Q204 152 198 152H164Q158 152 158 146V82Q158 76 164 76ZM166 84h10v18h-10z',
    print:
      'M16 170v-9M36 170v-5M56 170v-9M76 170v-5M96 170v-9M116 170v-5M136 170v-9M156 170v-5M176 170v-9M196 170v-5M216 170v-9',
  },
  art: {
    line: 'M46 14H194V186H46ZM58 26H182V174H58ZM58 140l16 16M74 140l16 16M90 140l16 16M106 140l16 16M122 140l16 16M138 140l16 16M154 140l16 16M166 136l16 16',
    print: 'M58 136H182M58 46H182M72 136V46M182 118h-8M182 100h-8M182 82h-8M182 64h-8',
  },
};
