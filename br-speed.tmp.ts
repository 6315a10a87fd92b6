import { begin, fastChance, fastRandom, isRefusal, Live, sampleAnswer } from './packages/engine/src/kernel/index.ts';
import { bloodRage } from './packages/engine/src/games/blood-rage/index.ts';
const n = Number(process.argv[2] ?? 50);
let total=0; const t0=performance.now(); let games=0;
const by: Record<string, number> = {};
for (const seats of [2,3,4,5]) for (const v of bloodRage.variants) for (let i=0;i<n;i++) {
  const seed=i*7+seats; const chance=fastChance(seed), random=fastRandom(seed,3);
  const b=begin(bloodRage,{seats,options:v},chance,true); if(isRefusal(b)) throw new Error(b.reason);
  const live=new Live(bloodRage,b.state,chance,{silent:true});
  for (let [q]=live.state.flow.open; q; ) {
    const open = live.state.flow.open.filter(o=>!live.state.flow.sealed.some(s=>s.id===o.id)); q=open[0]; if(!q)break;
    const r=live.answer(q.seat,q.id,sampleAnswer(live.space(q),random)); if(isRefusal(r)) throw new Error(JSON.stringify(r)); total++; by[q.decision]=(by[q.decision]??0)+1;
    q=live.state.flow.open[0];
  }
  games++;
}
const dt=(performance.now()-t0)/1000;
console.log({games,total,perGame:total/games,perSecond:Math.round(total/dt)}); console.log(by);
