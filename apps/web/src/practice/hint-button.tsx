/** Asks for a hint in a match against bots. A match with people has no host here, and so no hints. */
import bulb from 'icon:light-bulb';
import { newestEditionOf } from '@skald/engine/editions';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import type { TableTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import type { TableModel } from '../table/model/table-model.ts';
import type { AskedHere, PracticeHost } from './practice-host.ts';

const HintDialog = lazy(() => import('./hint-dialog.tsx'));

interface HintButtonProps {
  readonly host: PracticeHost;
  readonly model: TableModel;
  readonly i18n: TableTranslator;
}

export function HintButton({ host, model, i18n }: HintButtonProps): ReactNode {
  // The question changes with the table.
  useSyncExternalStore(model.subscribe, model.current);
  const [about, setAbout] = useState<AskedHere | null>(null);
  const asked = host.asked();
  // The worker has the newest rules alone.
  const isKnown = asked !== undefined && asked.game.edition === newestEditionOf(asked.game.slug);
  return (
    <>
      <button
        type="button"
        className="button table-tool table-tool-hint"
        aria-label={i18n.t('hint.ask')}
        title={i18n.t('hint.ask')}
        disabled={!isKnown}
        onClick={() => setAbout(asked ?? null)}
      >
        <Icon outline={bulb} />
      </button>
      {about && (
        <Suspense>
          <HintDialog asked={about} i18n={i18n} onFound={() => host.noteHint(about.decision.id)} onClose={() => setAbout(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Said beside the result. */
export function HintsTaken({ host, i18n }: Pick<HintButtonProps, 'host' | 'i18n'>): ReactNode {
  return host.hints > 0 && <p className="muted">{i18n.t('hint.taken', { count: host.hints })}</p>;
}
