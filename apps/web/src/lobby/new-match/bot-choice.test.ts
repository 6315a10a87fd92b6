import { HOUSE_STRENGTHS, type OfferedBot } from '@skald/protocol';
import { describe, expect, it } from 'vitest';
import { STRATEGY_NAMES } from '../../games/strategy-names.ts';
import { botOfKey, keyOfBot, listedBots, substitutesFor } from './bot-choice.ts';

const una = { id: 'una', name: 'Una', kind: 'registered' } as const;
const offer = (bot: string, account: string, owner: OfferedBot['owner'] = null): OfferedBot => ({
  bot,
  game: 'raids',
  account: { id: account, name: account, kind: 'bot' },
  owner,
});

describe('bots to choose from', () => {
  it('are the server’s strengths once each and first, then other people’s bots with their owner', () => {
    const listed = listedBots([
      offer('berserk', 'grim', una),
      offer('jarl', 'huginn'),
      offer('novice', 'huginn'),
      offer('novice', 'muninn'),
      offer('warrior', 'huginn'),
    ]);
    expect(listed).toEqual([
      { choice: { bot: 'novice' }, ownerName: null },
      { choice: { bot: 'warrior' }, ownerName: null },
      { choice: { bot: 'jarl' }, ownerName: null },
      { choice: { bot: 'berserk', owner: 'una' }, ownerName: 'Una' },
    ]);
  });

  it('for the own seat are the house’s and the own, nobody else’s', () => {
    const offers = [
      offer('berserk', 'grim', una),
      offer('novice', 'huginn'),
      offer('trickster', 'sly', { ...una, id: 'loki', name: 'Loki' }),
    ];
    expect(substitutesFor('una', offers).map(({ choice }) => choice)).toEqual([{ bot: 'novice' }, { bot: 'berserk', owner: 'una' }]);
    expect(substitutesFor('ivar', offers).map(({ choice }) => choice)).toEqual([{ bot: 'novice' }]);
  });

  it('of the server have a name in every language', () => {
    expect(STRATEGY_NAMES).toEqual(HOUSE_STRENGTHS);
  });

  it('have different values in forms', () => {
    for (const { choice } of listedBots([offer('berserk', 'grim', una), offer('berserk', 'huginn')])) {
      expect(botOfKey(keyOfBot(choice))).toEqual(choice);
    }
  });
});
