/** The figures of the web client: names and number formats. */

export const WEB_NAMES = [
  'script',
  'arrivalRaids',
  'arrivalBloodRage',
  'arrivalValda',
  'arrivalLords',
  'arrivalWorst',
  'press',
  'pressWorst',
  'frames',
  'smooth',
  'seekRaids',
  'seekBloodRage',
  'seekValda',
  'seekLords',
  'proof',
] as const;
export type WebName = (typeof WEB_NAMES)[number];

export const WEB: Readonly<Record<WebName, { readonly label: string; readonly digits: number }>> = {
  script: { label: 'kB of compressed script before the start page works', digits: 1 },
  arrivalRaids: { label: 'ms from the arrival of a step to the screen, Raids at 4 seats, median', digits: 1 },
  arrivalBloodRage: { label: 'ms from the arrival of a step to the screen, Blood Rage at 5 seats, median', digits: 1 },
  arrivalValda: { label: 'ms from the arrival of a step to the screen, Valda at 5 seats, median', digits: 1 },
  arrivalLords: { label: 'ms from the arrival of a step to the screen, Lords of Ragnarok at 4 seats, median', digits: 1 },
  arrivalWorst: { label: 'ms from the arrival of a step to the screen, all four together, p95', digits: 1 },
  press: { label: 'ms from the press of an answer to its outcome in the log, played in the page, median', digits: 1 },
  pressWorst: { label: 'ms from the press of an answer to its outcome in the log, played in the page, p95', digits: 1 },
  frames: { label: 'frames a second while ships sail, median', digits: 1 },
  smooth: { label: 'share of frames within 20 ms', digits: 2 },
  seekRaids: { label: 'ms to any moment of a replay, Raids at 4 seats, p95', digits: 1 },
  seekBloodRage: { label: 'ms to any moment of a replay, Blood Rage at 5 seats, p95', digits: 1 },
  seekValda: { label: 'ms to any moment of a replay, Valda at 5 seats, p95', digits: 1 },
  seekLords: { label: 'ms to any moment of a replay, Lords of Ragnarok at 4 seats, p95', digits: 1 },
  proof: { label: 'ms to check a whole match of Valda at 5 seats', digits: 0 },
};
