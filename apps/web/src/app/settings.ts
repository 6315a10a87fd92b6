/** What the reader of the page has chosen, kept in the browser and put on the page as attributes for the style sheets. */
import type { Language } from '@skald/engine/text';
import { LANGUAGES } from '../words/languages.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const PALETTES = ['norse', 'safe'] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
}

const KEY = 'skald.settings';

/** The parts of a browser that settings depend on. */
export interface Surroundings {
  readonly languages: readonly string[];
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly root: HTMLElement;
  prefers(query: string): MediaQueryList;
}

export class SettingsStore {
  readonly #around: Surroundings;
  readonly #light: MediaQueryList;
  readonly #calm: MediaQueryList;
  readonly #listeners = new Set<() => void>();
  #settings: Settings;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#light = around.prefers('(prefers-color-scheme: light)');
    this.#calm = around.prefers('(prefers-reduced-motion: reduce)');
    this.#settings = restored(around);
    for (const query of [this.#light, this.#calm]) query.addEventListener('change', () => this.#show());
    this.#show();
  }

  get current(): Settings {
    return this.#settings;
  }

  /** Does the page move things? */
  get moves(): boolean {
    return this.#around.root.dataset.motion !== 'reduced';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    try {
      this.#around.storage?.setItem(KEY, JSON.stringify(this.#settings));
    } catch {
      // A browser that keeps nothing still shows what was chosen.
    }
    this.#show();
    for (const listener of this.#listeners) listener();
  }

  #show(): void {
    const { root } = this.#around;
    const { theme, motion, palette, textSize, language } = this.#settings;
    root.lang = language;
    root.dataset.theme = theme === 'system' ? (this.#light.matches ? 'light' : 'dark') : theme;
    root.dataset.motion = motion === 'system' ? (this.#calm.matches ? 'reduced' : 'full') : motion;
    root.dataset.palette = palette;
    root.style.setProperty('--text-size', String(textSize));
  }
}

function restored({ storage, languages }: Surroundings): Settings {
  const kept = keptIn(storage);
  return {
    language: among(LANGUAGES, kept.language) ?? preferred(languages),
    theme: among(THEMES, kept.theme) ?? 'system',
    motion: among(MOTIONS, kept.motion) ?? 'system',
    palette: among(PALETTES, kept.palette) ?? 'norse',
    textSize: among(TEXT_SIZES, kept.textSize) ?? 1,
  };
}

function keptIn(storage: Surroundings['storage']): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function among<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}

function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const language = among(LANGUAGES, tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return 'en';
}
