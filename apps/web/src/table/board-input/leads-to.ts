/** Marks a control with the choices that it leads to, so that the table keeps the controls of the open question in view. */
export interface LeadsTo {
  readonly 'data-choices'?: string;
}

/** Indexes of choices in their decision. A number between two bounds has none: its controls lead anywhere. */
export function leadsTo(places: readonly number[] | 'any' | 'none'): LeadsTo {
  if (typeof places === 'string') return { 'data-choices': places };
  return places.length > 0 ? { 'data-choices': places.join(' ') } : {};
}
