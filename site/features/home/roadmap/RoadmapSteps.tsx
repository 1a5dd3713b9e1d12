import { type CSSProperties, type ReactNode, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { useFocusEnabledSibling } from '#site/ui/useFocusEnabledSibling.ts';
import styles from './RoadmapSteps.module.css';
import { moveRoadmap, type RoadmapMove } from './roadmap.ts';

export interface RoadmapStep {
  readonly name: string;
  readonly range: string;
  /** Height of the step, 0-1. */
  readonly level: number;
}

interface RoadmapStepsProps {
  readonly steps: readonly RoadmapStep[];
  readonly locale: Locale;
  /** The phases, all of them; `data-index` says which one shows. */
  readonly children?: ReactNode;
}

/** Phase by phase through the roadmap: a step jumps, the buttons stop at the ends (D9). */
export function RoadmapSteps({ steps, locale, children }: RoadmapStepsProps) {
  const [index, setIndex] = useState(0);
  const focusProps = useFocusEnabledSibling();
  const move = (asked: RoadmapMove) => setIndex((now) => moveRoadmap(now, asked, steps.length));
  return (
    <div className="stack gap-4" data-part="roadmap" data-index={index}>
      <StepList
        steps={steps}
        current={index}
        label={translate(locale, 'roadmap.steps')}
        onStep={(to) => move({ to })}
      />
      {children}
      <div className={`cluster ${styles.moves}`} {...focusProps}>
        <Button data-part="roadmap-prev" disabled={index === 0} onClick={() => move('previous')}>
          {translate(locale, 'roadmap.previous')}
        </Button>
        <Button data-part="roadmap-next" disabled={index === steps.length - 1} onClick={() => move('next')}>
          {translate(locale, 'roadmap.next')}
        </Button>
        <p className="hidden-text" aria-live="polite">
          {translate(locale, 'roadmap.position', { number: index + 1, count: steps.length })}
        </p>
      </div>
    </div>
  );
}

interface StepListProps {
  readonly steps: readonly RoadmapStep[];
  readonly current: number;
  readonly label: string;
  readonly onStep: (index: number) => void;
}

function StepList({ steps, current, label, onStep }: StepListProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, range, level }, index) => (
        <li key={name}>
          <button
            className={styles.step}
            type="button"
            style={{ '--level': level } as CSSProperties}
            data-part="roadmap-step"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onStep(index)}
          >
            <span className={`small strong figures ${styles.range}`}>{range}</span>{' '}
            <span className={`small muted ${styles.name}`}>{name}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
