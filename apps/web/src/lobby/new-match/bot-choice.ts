/** Bots that can be chosen: the server's by their strength, other people's by name and owner. */
import type { BotChoice, OfferedBot } from '@skald/protocol';
import { byStrength } from '../../games/strategy-names.ts';
import type { PageTranslator } from '../../i18n/translators.ts';
import { botTitle } from '../match-facts.ts';

/** A bot choice, with its owner's name. */
export interface ListedBot {
  readonly choice: BotChoice;
  /** Null for a bot of the server. */
  readonly ownerName: string | null;
}

/** Each choice once, the server's first, from the weakest to the strongest. */
export function listedBots(offers: readonly OfferedBot[]): readonly ListedBot[] {
  const listed = new Map<string, ListedBot>();
  for (const { bot, owner, account } of offers) {
    const choice = owner ? { bot, owner: owner.id } : { bot };
    listed.set(keyOfBot(choice), { choice, ownerName: owner ? (owner.name ?? account.name ?? '') : null });
  }
  return [...listed.values()].sort(
    (a, b) => Number(a.ownerName !== null) - Number(b.ownerName !== null) || byStrength(a.choice.bot, b.choice.bot),
  );
}

/** Those that may take over a person's seat: the server's, and the person's own. */
export function substitutesFor(account: string, offers: readonly OfferedBot[]): readonly ListedBot[] {
  return listedBots(offers.filter(({ owner }) => !owner || owner.id === account));
}

/** The value of a choice in forms. */
export function keyOfBot({ bot, owner }: BotChoice): string {
  return owner === undefined ? bot : `${bot}@${owner}`;
}

export function botOfKey(key: string): BotChoice {
  const [bot = '', owner] = key.split('@');
  return owner === undefined ? { bot } : { bot, owner };
}

export function botLabel({ choice, ownerName }: ListedBot, i18n: PageTranslator): string {
  const title = botTitle(choice.bot, i18n);
  return ownerName === null ? title : i18n.t('lobby.bot-of', { bot: title, owner: ownerName });
}
