/** The options of a game that people choose before they play alone: its expansions, and how many opponents the rules themselves lead. */
import { type AnyGame, begin, fastChance, isRefusal } from '@skald/engine';
import { loadGame } from '@skald/engine/load';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../games/index.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { useOptionTexts } from '../lobby/new-match/option-text.ts';
import type { PracticeOptions } from './open-practice.ts';
import { Picks } from './picks.tsx';

interface GameOptionsProps {
  readonly slug: string;
  readonly seats: number;
  readonly options: PracticeOptions;
  onChange(options: PracticeOptions): void;
}

export function GameOptions({ slug, seats, options, onChange }: GameOptionsProps): ReactNode {
  const { i18n, entryTexts } = useTranslator();
  const textOf = useOptionTexts(slug, i18n);
  const { switches = [], normallyOn = [], count: counted } = gameEntry(slug)?.practice ?? {};
  const fitting = useFittingCounts(slug, seats, options);
  const wanted = counted && options[counted.option];
  const isUnfit = wanted !== undefined && fitting !== null && !fitting.some((count) => count === wanted);
  useEffect(() => {
    if (!counted || !isUnfit) return;
    const { [counted.option]: _, ...others } = options;
    onChange(others);
  }, [counted, isUnfit, options, onChange]);
  return (
    <>
      {counted && fitting && fitting.length > 0 && (
        <Picks<number>
          legend={entryTexts.get(slug)?.count ?? ''}
          of={fitting}
          picked={fitting.find((count) => count === wanted) ?? fitting[0]}
          words={(count) => i18n.t('start.opponents-count', { count })}
          onPick={(count) => onChange({ ...options, [counted.option]: count })}
        />
      )}
      {switches.length > 0 && (
        <fieldset className="picks">
          <legend>{i18n.t('practice.options')}</legend>
          {switches.map((option) => (
            <label key={option} className="pick">
              <input
                type="checkbox"
                checked={Boolean(options[option] ?? normallyOn.includes(option))}
                onChange={({ target }) => onChange({ ...options, [option]: target.checked })}
              />
              <span title={textOf(option).text}>{textOf(option).title}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The numbers that the rules accept for so many players with these options; null until the rules are loaded. */
function useFittingCounts(slug: string, seats: number, options: PracticeOptions): readonly number[] | null {
  const counted = gameEntry(slug)?.practice?.count;
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    if (!counted) return undefined;
    let wanted = true;
    void loadGame(slug).then((found) => {
      if (wanted && found) setGame(found);
    });
    return () => {
      wanted = false;
    };
  }, [slug, counted]);
  return useMemo(() => {
    if (!counted || game?.slug !== slug) return null;
    const all = Array.from({ length: counted.most + 1 }, (_, count) => count);
    return all.filter((count) => !isRefusal(begin(game, { seats, options: { ...options, [counted.option]: count } }, fastChance(1))));
  }, [counted, game, slug, seats, options]);
}
