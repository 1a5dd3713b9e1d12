import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { type HandedOver, handOver } from './hand-over.ts';

interface SharePictureProps {
  /** Draws the picture as it is now; its code loads at the first call. */
  readonly make: () => Promise<File>;
  readonly locale: Locale;
}

type Step = 'idle' | 'drawing' | 'saved' | 'blocked' | 'failed' | Exclude<HandedOver, 'unable'>;

/** Draws what is shown as a picture and hands it to the device's share sheet, or saves it (N18). */
export function SharePicture({ make, locale }: SharePictureProps) {
  const [step, setStep] = useState<Step>('idle');
  const [file, setFile] = useState<File | null>(null);
  const save = (picture: File) => {
    saveFile(picture, picture.name);
    setStep('saved');
  };
  const share = async () => {
    // A slow first drawing uses up the press: Safari then refuses, and takes the same file at the next one.
    const drawn = step === 'refused' ? file : null;
    setStep('drawing');
    setFile(drawn);
    try {
      const picture = drawn ?? (await make());
      setFile(picture);
      const outcome = await handOver(picture);
      if (outcome === 'unable') save(picture);
      else setStep(outcome);
    } catch (failure) {
      setStep(failure instanceof Error && failure.message === 'canvas' ? 'blocked' : 'failed');
    }
  };
  const isBusy = !useHydrated() || step === 'drawing';
  return (
    <div className="cluster flush gap-5 small" data-part="picture-ways" data-step={step}>
      <button
        type="button"
        className="as-link"
        data-part="share-picture"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void share()}
      >
        {translate(locale, 'picture.share')}
      </button>
      {file !== null && (
        <button type="button" className="as-link" data-part="save-picture" onClick={() => save(file)}>
          {translate(locale, 'picture.save')}
        </button>
      )}
      <p className="muted" aria-live="polite">
        {step === 'idle' || step === 'shared' ? '' : translate(locale, `picture.step.${step}`)}
      </p>
    </div>
  );
}
