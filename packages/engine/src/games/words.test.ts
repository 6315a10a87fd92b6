/** docs/testing.md lists the words of every scenario, the decisions of every game and the shapes of their answers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnswerSpace,
  type AnyGame,
  begin,
  fastChance,
  fastRandom,
  isObject,
  isRefusal,
  itemAt,
  playInPlace,
  sampleAnswer,
  unanswered,
  variantsFor,
} from '../kernel/index.ts';
import { Scenario } from '../testkit/index.ts';
import { decisions as ofBloodRage } from './blood-rage/decisions.ts';
import { bloodRage } from './blood-rage/index.ts';
import { BloodRageScenario } from './blood-rage/testing/blood-rage-table.ts';
import { decisions as ofLords } from './lords-of-ragnarok/decisions.ts';
import { lordsOfRagnarok } from './lords-of-ragnarok/index.ts';
import { LordsScenario } from './lords-of-ragnarok/testing/lords-table.ts';
import { decisions as ofRaids } from './raids/decisions.ts';
import { raids } from './raids/index.ts';
import { RaidsScenario } from './raids/testing/raids-table.ts';
import { decisions as ofValda } from './valda/decisions.ts';
import { valda } from './valda/index.ts';
import { ValdaScenario } from './valda/testing/valda-table.ts';

const page = readFileSync(new URL('../../../../docs/testing.md', import.meta.url), 'utf8');

/** The rows of a table below a heading, as pairs of name and description. */
function rowsOf(heading: string, firstColumn: string): readonly (readonly [name: string, rest: string])[] {
  const [, section = ''] = page.split(`\n### ${heading}\n`);
  const text = section.split(/\n##/, 1).join('').trim();
  const [, table = ''] = `\n${text}`.split(`\n| ${firstColumn} |`);
  const lines = table.split('\n\n', 1).join('').split('\n').slice(2);
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^\| `([\w-]+).*?` \| (.*) \|$/.exec(line) ?? [];
    return [name, rest];
  });
}

function wordsOf(scenario: { readonly prototype: object }): readonly string[] {
  return Object.getOwnPropertyNames(scenario.prototype).filter((name) => name !== 'constructor');
}

function sortedOnce(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

/** The names of the fields, and what `do` says: the same for an answer and for what the page says of it. */
function shapeOf(answer: unknown): string {
  if (!isObject(answer)) return '';
  const fields = Object.entries(answer).map(([key, value]) => (key === 'do' ? `do: '${value}'` : key));
  return fields.sort().join(', ');
}

function shapesIn(cell: string): readonly string[] {
  const shapes = [...cell.matchAll(/\{ ([^}]*) \}/g)].map(([, fields = '']) => fields.split(', ').sort().join(', '));
  return shapes.length > 0 ? shapes : [''];
}

function partsOf(space: AnswerSpace): readonly unknown[] {
  if (space.kind === 'amount') return [space.min];
  return space.kind === 'one' ? space.options : space.items;
}

/** Plays one match at random for each number of players, and shows every question with its space. */
function eachQuestion(game: AnyGame, look: (decision: string, space: AnswerSpace) => void): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const variants = variantsFor(game, seats);
    const chance = fastChance(seats);
    const random = fastRandom(seats);
    const begun = begin(game, { seats, options: variants[seats % variants.length] }, chance, true);
    if (isRefusal(begun)) throw new Error(begun.reason);
    const match = playInPlace(game, begun.state, chance, { silent: true });
    while (!match.over) {
      const question = itemAt(unanswered(match.state.flow), 0);
      const space = match.space(question);
      look(question.decision, space);
      match.answer(question.seat, question.id, sampleAnswer(space, random));
    }
  }
}

describe('docs/testing.md', () => {
  it('lists the words of every game', () => {
    const words = rowsOf('Words of every game', 'word').map(([name]) => name);
    expect(sortedOnce([...words, 'state'])).toEqual(sortedOnce(wordsOf(Scenario)));
  });

  describe.each([
    ['Blood Rage', BloodRageScenario, ofBloodRage, bloodRage],
    ['Lords of Ragnarok', LordsScenario, ofLords, lordsOfRagnarok],
    ['Raids', RaidsScenario, ofRaids, raids],
    ['Valda', ValdaScenario, ofValda, valda],
  ] as const)('for %s', (title, scenario, decisions, game) => {
    const heading = `Words of ${title}`;

    it('lists exactly the words of its scenario', () => {
      const words = rowsOf(heading, 'word').map(([name]) => name);
      expect(sortedOnce(words)).toEqual(sortedOnce(wordsOf(scenario)));
    });

    it('lists exactly its decisions', () => {
      expect(rowsOf(heading, 'decision').map(([name]) => name)).toEqual(Object.keys(decisions));
    });

    it('gives every answer the shape that it has in play', () => {
      const cells = new Map(rowsOf(heading, 'decision'));
      const wrong = new Set<string>();
      eachQuestion(game, (decision, space) => {
        const cell = cells.get(decision) ?? '';
        const isList = space.kind === 'some' || space.kind === 'order';
        if (isList !== cell.startsWith('`[')) wrong.add(`${decision}: ${space.kind}`);
        const shapes = shapesIn(cell);
        for (const part of partsOf(space)) if (!shapes.includes(shapeOf(part))) wrong.add(`${decision}: ${shapeOf(part)}`);
      });
      expect([...wrong]).toEqual([]);
    });
  });
});
