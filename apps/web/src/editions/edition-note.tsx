/** Says in plain words by which rules a match is played, and what has changed since. */
import type { MatchDetail, MatchRules } from '@skald/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslator } from '../i18n/translator-context.tsx';
import './edition-note.css';

const PackNote = lazy(async () => ({ default: (await import('./pack-note.tsx')).PackNote }));

/** How much of the name of an edition people see. */
const SHORT = 8;

/** Nothing where the server, of an earlier release, does not say. */
export function EditionNote({
  rules,
  status,
}: {
  readonly rules: MatchRules | undefined;
  readonly status: MatchDetail['status'];
}): ReactNode {
  const { i18n } = useTranslator();
  if (!rules) return null;
  const { newer, sinceOpening } = rules;
  const name = rules.edition.slice(0, SHORT);
  const isOpen = status === 'open';
  return (
    <div className="edition-note">
      <p>{i18n.t('edition.by', { dated: rules.released === null ? 'no' : 'yes', date: dayOf(rules.released, i18n.language), name })}</p>
      {rules.pack && (
        <Suspense>
          <PackNote {...rules.pack} />
        </Suspense>
      )}
      {isOpen && newer.length > 0 && <Changes text={i18n.t('edition.changed-open')} editions={newer} />}
      {!isOpen && sinceOpening.length > 0 && <Changes text={i18n.t('edition.changed-start')} editions={sinceOpening} />}
      {!isOpen && newer.length > 0 && <Changes text={i18n.t('edition.newer')} editions={newer} />}
    </div>
  );
}

function Changes({ text, editions }: { readonly text: string; readonly editions: MatchRules['newer'] }): ReactNode {
  const { i18n } = useTranslator();
  return (
    <>
      <p>{text}</p>
      <ul>
        {editions.map(({ edition, released, note }) => (
          <li key={edition}>
            {dayOf(released, i18n.language)} {note ?? i18n.t('edition.no-note')}
          </li>
        ))}
      </ul>
    </>
  );
}

function dayOf(released: string | null, language: string): string {
  return released === null ? '' : new Date(`${released}T12:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium' });
}
