/** The rules whose text the table can show, each in `rule-words`. */
const EXPLAINED_RULES = [
  'LR-11.3',
  'LR-20.10',
  'LR-22.1',
  'LR-23.1',
  'LR-23.2',
  'LR-23.3',
  'LR-23.5',
  'LR-23.6',
  'LR-24.1',
  'LR-25.1',
  'LR-26.1',
  'LR-26.2',
  'LR-27.5',
  'LR-28.2',
  'LR-28.3',
  'LR-28.4',
  'LR-29.1',
  'LR-30.2',
  'LR-30.7',
  'LR-30.11',
  'LR-30.14',
  'LR-30.15',
  'LR-30.18',
  'LR-31.3',
  'LR-31.4',
  'LR-32.5',
  'LR-32.7',
  'LR-32.9',
  'LR-33.1',
  'LR-33.2',
  'LR-35.1',
  'LR-35.2',
  'LR-40.4',
  'LR-40.8',
  'LR-40.9',
  'LR-50.1',
  'LR-50.5',
] as const;

export type ExplainedRule = (typeof EXPLAINED_RULES)[number];

export function isExplainedRule(rule: string): rule is ExplainedRule {
  return EXPLAINED_RULES.some((one) => one === rule);
}
