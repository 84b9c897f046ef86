import { globSync, readFileSync } from 'node:fs'
import { readPage } from '#lib/parity/page.ts'
import { pageFaults } from '#lib/parity/pages.ts'
const R='/tmp/w5/html/'
let n=0; const kinds:any={}
for (const f of [...globSync('en/**/*.html',{cwd:R}),'en.html']) { if (f.includes('[')) continue
  const fr=f.replace(/^en/,'fr'); let a,b; try { a=readFileSync(R+f,'utf8'); b=readFileSync(R+fr,'utf8') } catch { console.log('no',fr); continue }
  n++
  const faults = pageFaults({en:{status:200,page:readPage(a,'en')},fr:{status:200,page:readPage(b,'fr')}})
  for (const x of faults) { kinds[x.kind]??=0; kinds[x.kind]++; console.log(f,x.kind,x.says.slice(0,200)) }
}
console.log(n,kinds)
