/** The card on the start page: the board of the chosen game, and the form to play it. */
import { type ReactNode, useId, useState } from 'react';
import { suggestedName } from '../account/names.ts';
import type { GameEntry } from '../games/game-entry.ts';
import { GAMES } from '../games/index.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { type KeptChoices, PlayForm } from './play-form.tsx';
import './play-card.css';

export function PlayCard(): ReactNode {
  const { i18n, entryTexts } = useTranslator();
  const id = useId();
  const [game, setGame] = useState<GameEntry>(GAMES[0]);
  const { slug, title, seats, minutes, authors } = game.about;
  const [suggested] = useState(() => suggestedName(Math.random()));
  const [kept, keep] = useState<KeptChoices>({ name: '', strategy: 'warrior', unfolded: false });
  return (
    <section className="play-card wood" aria-labelledby={`${id}title`}>
      <fieldset className="game-tabs">
        <legend className="unseen">{i18n.t('new.game')}</legend>
        {GAMES.map((one) => (
          <label key={one.about.slug} className="game-tab">
            <input type="radio" name={`${id}game`} checked={one === game} onChange={() => setGame(one)} />
            <span>
              <Icon outline={one.icon} /> {one.about.title}
            </span>
          </label>
        ))}
      </fieldset>
      {game.picture === undefined ? (
        <div className="play-board">
          <Icon outline={game.icon} />
        </div>
      ) : (
        <img
          className="play-board"
          src={game.picture}
          width={PICTURE.width}
          height={PICTURE.height}
          alt={i18n.t('start.board', { game: title })}
        />
      )}
      <div className="play-words">
        <h2 id={`${id}title`}>{title}</h2>
        <p>{entryTexts.get(slug)?.blurb}</p>
        <p className="play-facts">
          {i18n.t('start.players', seats)} · {i18n.t('start.minutes', { minutes })} · {i18n.t('start.by', { names: authors.join(', ') })}
        </p>
      </div>
      <PlayForm key={slug} game={game} suggested={suggested} kept={kept} keep={keep} />
    </section>
  );
}

/** The pictures of boards are all of this size. */
const PICTURE = { width: 960, height: 600 };
