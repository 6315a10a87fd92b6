/** Lets a bot play on for the viewer: at once if there is only one, otherwise the one that the viewer chooses. */
import type { MatchStore } from '@skald/client';
import type { BotChoice } from '@skald/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useServer } from '../../account/server-context.tsx';
import type { Task } from '../../account/use-task.ts';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { botLabel, keyOfBot, type ListedBot, substitutesFor } from '../../lobby/new-match/bot-choice.ts';

interface HandOverProps {
  readonly store: Pick<MatchStore, 'handOver'>;
  readonly game: string;
  readonly account: string;
  /** Reopening the menu starts over. */
  readonly isMenuOpen: boolean;
  readonly task: Task;
  onDone(): void;
}

export function HandOver({ store, game, account, isMenuOpen, task, onDone }: HandOverProps): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const id = useId();
  const [choices, setChoices] = useState<readonly ListedBot[]>([]);
  const isChoosing = choices.length > 0;
  useEffect(() => {
    if (!isMenuOpen) setChoices([]);
  }, [isMenuOpen]);
  const handTo = async (choice?: BotChoice) => {
    const outcome = await store.handOver(choice);
    if (!outcome.accepted) return outcome.failure;
    onDone();
    return undefined;
  };
  /** Bots come and go, so the list is loaded on demand. Without a choice, the server picks a bot. */
  const begin = async () => {
    const reply = await api.call('listOfferedBots', { params: { game } });
    const found = reply.ok ? substitutesFor(account, reply.value.bots) : [];
    if (found.length < 2) return handTo();
    setChoices(found);
    return undefined;
  };
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={task.busy}
        aria-expanded={isChoosing}
        aria-controls={isChoosing ? id : undefined}
        onClick={() => (isChoosing ? setChoices([]) : task.run(begin))}
      >
        {i18n.t('live.hand-over')}
      </button>
      {isChoosing && (
        <fieldset id={id} className="hand-over-bots">
          <legend>{i18n.t('live.hand-over-which')}</legend>
          {choices.map((bot) => (
            <button
              key={keyOfBot(bot.choice)}
              type="button"
              className="button"
              disabled={task.busy}
              onClick={() => task.run(() => handTo(bot.choice))}
            >
              {botLabel(bot, i18n)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
