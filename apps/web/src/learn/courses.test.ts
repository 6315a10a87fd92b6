/** Every first game is played to its end by script: its lessons come in its seed, and have something to say to other answers. */
import { strategyFor } from '@skald/ai';
import { required } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { LANGUAGES } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { courseAddress, courseFrom } from './course.ts';
import { type CourseSettings, openCourse, playCourse } from './testing/play-course.ts';

const rules = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });

const courses = GAMES.flatMap(({ about }) =>
  [false, true].flatMap((alone) => {
    const course = courseFrom(about.slug, new URL(courseAddress(about.slug, alone), 'http://localhost').search);
    return course && course.name.endsWith('alone') === alone ? [[course.name, { ...course, slug: about.slug }] as const] : [];
  }),
);

it('every game has lessons, and the one that can be played alone has some for that', () => {
  expect(courses.map(([name]) => name)).toEqual(['raids', 'blood-rage', 'valda', 'lords-of-ragnarok', 'lords-of-ragnarok.alone']);
});

describe.each(courses)('the first game of %s', async (_, { slug, firstGame }) => {
  const lessons = await firstGame.lessons();
  const settings: CourseSettings = {
    ...firstGame,
    game: required(findGame(slug), slug),
    lessons,
    opponent: required(strategyFor(firstGame.strategy, true), firstGame.strategy),
  };
  const texts = await Promise.all(LANGUAGES.map((language) => firstGame.texts(language)));

  it('has a text for each lesson in every language, and one for each mistake', () => {
    const ids = lessons.map(({ id }) => id).sort();
    expect(new Set(ids).size).toBe(ids.length);
    for (const { lessons: told } of texts) expect(Object.keys(told).sort()).toEqual(ids);
    for (const { id, rule } of lessons) {
      const inEach = texts.map(({ lessons: told }) => required(told[id], id));
      expect(new Set(inEach.map(({ text }) => text)).size, id).toBe(LANGUAGES.length);
      expect(new Set(inEach.map(({ otherwise }) => otherwise)).size, id).toBe(rule === undefined ? 1 : LANGUAGES.length);
      for (const { text, otherwise } of inEach) {
        expect(text.length, id).toBeGreaterThan(40);
        expect(text.length, id).toBeLessThan(330);
        expect(otherwise === undefined, id).toBe(rule === undefined);
      }
    }
    expect(new Set(texts.map(({ end }) => end)).size).toBe(LANGUAGES.length);
  });

  it('cites rules that exist', () => {
    const page = required(rules[`../../../../docs/rules/${slug}.md`], slug);
    const known = [...page.matchAll(/\*\*([A-Z]{2}-\d+\.\d+)\b/g)].map(([, id]) => id);
    expect(known).toEqual(expect.arrayContaining(lessons.flatMap(({ rule }) => (rule === undefined ? [] : [rule]))));
  });

  it('lets the person begin', () => {
    const { model, opponentsPlay } = openCourse(settings);
    opponentsPlay();
    const { shown, choosing } = model.current();
    expect(choosing).not.toBeNull();
    expect(shown.log.flatMap((line) => ('event' in line ? [line.event.event] : []))).not.toEqual(
      expect.arrayContaining(['ship-sailed', 'figure-invaded', 'card-played', 'hero-moved']),
    );
    model.close();
  });

  it('comes to its end: every lesson comes, and each that asks for something explains why', async () => {
    const { came, explained, answers, ended } = await playCourse(settings, { errs: true });
    expect(ended).toBe(true);
    expect([...came].sort()).toEqual(lessons.map(({ id }) => id).sort());
    expect([...explained].sort()).toEqual(lessons.flatMap(({ id, rule }) => (rule === undefined ? [] : [id])).sort());
    expect(answers).toBeGreaterThan(10);
    expect(answers).toBeLessThan(40);
  });
});
