/** The reader's settings, kept in the browser and set on the page as attributes for the style sheets. */
import type { Language } from '@skald/engine/text';
import { LANGUAGES } from '../i18n/languages.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const PALETTES = ['norse', 'safe'] as const;
/** Whether a press shows what it would do first, or does it. */
export const ACTINGS = ['preview', 'at-once'] as const;
/** Whether a question with one possible answer is asked. */
export const ONLY_ANSWERS = ['given', 'asked'] as const;
/** How fast the moves of others are shown. */
export const PACES = ['calm', 'normal', 'quick', 'instant'] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly acting: (typeof ACTINGS)[number];
  readonly onlyAnswers: (typeof ONLY_ANSWERS)[number];
  readonly pace: (typeof PACES)[number];
}

const KEY = 'skald.settings';

/** A system preference that may change. */
type Preference = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/** The parts of a browser that settings depend on. */
export interface BrowserDeps {
  readonly languages: readonly string[];
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly root: HTMLElement;
  prefers(query: string): Preference;
}

export class SettingsStore {
  readonly #browser: BrowserDeps;
  readonly #light: Preference;
  readonly #calm: Preference;
  readonly #listeners = new Set<() => void>();
  #settings: Settings;

  constructor(browser: BrowserDeps) {
    this.#browser = browser;
    this.#light = browser.prefers('(prefers-color-scheme: light)');
    this.#calm = browser.prefers('(prefers-reduced-motion: reduce)');
    this.#settings = restored(browser);
    for (const query of [this.#light, this.#calm]) query.addEventListener('change', () => this.#apply());
    this.#apply();
  }

  get current(): Settings {
    return this.#settings;
  }

  /** Does the page animate? */
  get moves(): boolean {
    return this.#browser.root.dataset.motion !== 'reduced';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    try {
      this.#browser.storage?.setItem(KEY, JSON.stringify(this.#settings));
    } catch {
      // Without storage, the page still shows the choice.
    }
    this.#apply();
    for (const listener of this.#listeners) listener();
  }

  #apply(): void {
    const { root } = this.#browser;
    const { theme, motion, palette, textSize, language } = this.#settings;
    root.lang = language;
    root.dataset.theme = theme === 'system' ? (this.#light.matches ? 'light' : 'dark') : theme;
    root.dataset.motion = motion === 'system' ? (this.#calm.matches ? 'reduced' : 'full') : motion;
    root.dataset.palette = palette;
    root.style.setProperty('--text-size', String(textSize));
  }
}

function restored({ storage, languages }: BrowserDeps): Settings {
  const kept = keptIn(storage);
  return {
    language: among(LANGUAGES, kept.language) ?? preferred(languages),
    theme: among(THEMES, kept.theme) ?? 'system',
    motion: among(MOTIONS, kept.motion) ?? 'system',
    palette: among(PALETTES, kept.palette) ?? 'norse',
    textSize: among(TEXT_SIZES, kept.textSize) ?? 1,
    acting: among(ACTINGS, kept.acting) ?? 'preview',
    onlyAnswers: among(ONLY_ANSWERS, kept.onlyAnswers) ?? 'given',
    pace: among(PACES, kept.pace) ?? 'normal',
  };
}

function keptIn(storage: BrowserDeps['storage']): Readonly<Record<string, unknown>> {
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
