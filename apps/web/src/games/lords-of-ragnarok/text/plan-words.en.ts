/** English texts of the prophets' plans, shown while they act. */
export const en = {
  'lords.plan.because.bonus': 'The condition on his card holds.',
  'lords.plan.because.card': 'His card says so.',
  'lords.plan.because.die': 'Surtur’s die points to this card.',
  'lords.plan.because.only': 'Nothing else was possible.',
  'lords.plan.because.priority': 'His card’s action is impossible; this is the priority of his board.',
  'lords.plan.because.rest': 'Neither his card nor his board offers a possible action.',
  'lords.plan.because.row': 'It is the next on his other cards that he can pay for and carry out.',
  'lords.plan.card': '{action}; hero to {region}',
  'lords.plan.rune-action': 'Rune action',
  'lords.plan.of': '{name}’s plan',
} as const satisfies Readonly<Record<string, string>>;
