/** Italian: the rule behind each decision in Raids. */
import type { RaidsHelpTexts } from './text-type.ts';

export const decisions: RaidsHelpTexts['decisions'] = {
  'place-tile':
    'Metti la tessera in uno spazio vuoto, al posto di un’altra che perdi per sempre, oppure scartala. Copre due scudi e ne offre di propri: i vichinghi senza scudo si perdono subito.',
  'sell-goods':
    'In un emporio puoi vendere merci che hai a bordo, una o due secondo l’emporio; solo le merci vendute valgono. Se non usi il diritto, lo perdi. Poi l’emporio porta 1 vichingo.',
  navigate:
    'Naviga in avanti fino a una tessera libera, al porto, o a una tessera con un’altra nave se arrivi con un vichingo: inizia uno scontro. Per ogni mostro lungo la rotta scegli se combatterlo o sacrificare un vichingo.',
  'respond-to-attack':
    'Ribatti pagando un vichingo in più di quanti ne ha appena pagati il rivale, oppure fuggi. Ciò che si paga è perso, chiunque vinca. Chi resta tiene il posto e prende la tessera nel suo prossimo turno.',
  'flee-to':
    'Vai in un posto più avanti. Non prendi né scarti tessere, ma villaggi, visite, saccheggi e mostri lungo la rotta contano. Fermarsi presso un’altra nave apre un nuovo scontro; il porto è sempre libero.',
};
