import { begin, fastChance, fastRandom, isRefusal, answer, sampleAnswer, decisions, at, eventsFor } from './packages/engine/src/kernel/index.ts';
import { bloodRage } from './packages/engine/src/games/blood-rage/index.ts';
const sizes:number[]=[]; const parts:Record<string,number>={}; let max=0; let steps=0; const st:number[]=[]; const worst:any[]=[];
for (const seats of [2,3,4,5]) for (const v of bloodRage.variants) for (let i=0;i<6;i++){
  const seed=i*7+seats; const chance=fastChance(seed), random=fastRandom(seed,3);
  const b=begin(bloodRage,{seats,options:v},chance); if(isRefusal(b)) throw new Error(b.reason);
  let state=b.state;
  for(let open=decisions(bloodRage,state);open.length>0;open=decisions(bloodRage,state)){
    const q=at(open,0); const s=answer(bloodRage,state,q.seat,q.id,sampleAnswer(q.space,random),chance); if(isRefusal(s))throw new Error(s.reason);
    state=s.state; steps++;
    const own=decisions(bloodRage,state);
    for(let seat=0;seat<seats;seat++){const msg={events:eventsFor(s.events,seat),table:s.patches.table,hand:s.patches.hands[seat],decisions:own.filter(d=>d.seat===seat)}; const n=JSON.stringify(msg).length; sizes.push(n); if(n>6000)worst.push([n,JSON.stringify(msg.events).length,JSON.stringify(msg.table).length,JSON.stringify(msg.hand).length,JSON.stringify(msg.decisions).length, q.prompt.key]);}
    if(steps%50===0) {st.push(JSON.stringify(state).length); for(const k of ['table','hands','box','flow'] as const) parts[k]=(parts[k]??0)+JSON.stringify(state[k]).length}
  }
}
sizes.sort((a,b)=>a-b); const p=(x:number)=>sizes[Math.floor(sizes.length*x)];
console.log({steps,p50:p(.5),p90:p(.9),p95:p(.95),p99:p(.99),max:sizes.at(-1)}); st.sort((a,b)=>a-b); console.log('state',st[0],st[Math.floor(st.length/2)],st.at(-1)); for(const k in parts) console.log(k,Math.round(parts[k]!/st.length));
worst.sort((a,b)=>b[0]-a[0]); console.log(worst.slice(0,8));
