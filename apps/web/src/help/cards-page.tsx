/** All cards of a game, with a search and a filter by kind. */
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import type { TableTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import type { GameHelp } from './game-help.ts';
import { holds, wordsOf } from './rules/find-rules.ts';

const ALL = '';

export function CardsPage({ parts, i18n }: { readonly parts: GameHelp; readonly i18n: TableTranslator }): ReactNode {
  const cards = useMemo(() => parts.cards(i18n), [parts, i18n]);
  const groups = useMemo(() => [...new Set(cards.map(({ group }) => group))], [cards]);
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState(ALL);
  const sought = useDeferredValue(search);
  const words = wordsOf(sought);
  const found = cards.filter(
    (card) => (group === ALL || card.group === group) && holds(`${card.name} ${card.text} ${card.facts ?? ''} ${card.group}`, words),
  );
  const field = useId();
  const choice = useId();
  return (
    <>
      <div className="form help-filter">
        <label htmlFor={field}>{i18n.t('help.search-cards')}</label>
        <input id={field} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        <label htmlFor={choice}>{i18n.t('help.kind')}</label>
        <select id={choice} value={group} onChange={({ target }) => setGroup(target.value)}>
          <option value={ALL}>{i18n.t('help.all-kinds')}</option>
          {groups.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="muted">
        {i18n.t('help.found', { count: found.length })}
      </p>
      <ul className="help-cards">
        {found.map(({ id, name, text, icon, facts, group: kind }) => (
          <li key={id}>
            <Icon outline={icon} />
            <div>
              <b>{name}</b>
              <small className="muted">
                {kind}
                {facts && ` · ${facts}`}
              </small>
              {text !== '' && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
