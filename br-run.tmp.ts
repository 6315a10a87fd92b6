import { conformance } from './packages/engine/src/testkit/index.ts';
import { bloodRage } from './packages/engine/src/games/blood-rage/index.ts';
const t0=performance.now();
const r=conformance(bloodRage,{games:Number(process.argv[2]??2),every:Number(process.argv[3]??4),seed:Number(process.argv[4]??1)});
const seen=new Map<string,number>(); for(const f of r.failures){const k=f.check+': '+f.message.slice(0,300); seen.set(k,(seen.get(k)??0)+1); if(seen.get(k)===1)console.log(k,JSON.stringify(f.where))}
console.log({...r,failures:r.failures.length, seconds:(performance.now()-t0)/1000});
