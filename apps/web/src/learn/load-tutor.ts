/** Loads the lessons of the first game that an address asks for. */
import type { KeyValueStorage } from '../app/storage.ts';
import { courseFrom } from './course.ts';
import { keptProgress } from './progress.ts';
import { Tutor } from './tutor.ts';

/** Undefined for a game without lessons. */
export async function loadTutor(slug: string, search: string, storage: KeyValueStorage | undefined): Promise<Tutor | undefined> {
  const course = courseFrom(slug, search);
  return course && new Tutor(await course.firstGame.lessons(), keptProgress(storage, course.name));
}
