/**
 * Models on the roads of Germany, France and the United Kingdom, compiled by hand, in the form of `src/generators/data/vehicles.ts`. Instead of
 * one weight, there is one for each of these countries, in this order. They are estimated.
 */
const table = `Volkswagen:Golf,h,gggd,10-25,150/40/90,WVW|Golf Variant,w,gdd,10-25,70/8/6,WVW|Polo,h,g,10-25,80/60/90,WVW|Passat,w,dddg,10-24,75/15/20,WVW|Tiguan,u,gd,10-25,70/28/45,WVG|T-Roc,u,ggd,17-25,55/25/30,WVG|T-Cross,u,g,19-25,30/22/20,WVG|Touran,m,dg,10-25,45/18/10,WVG|up!,h,g,11-23,35/12/25,WVW|Caddy,mc,d,10-25,30/6/8,WV2|Transporter,cb,d,10-25,45/8/20,WV1|ID.3,h,e,20-25,18/5/10,WVW|ID.4,u,e,21-25,16/5/8,WVG
Mercedes-Benz:A-Klasse,h,ggd,12-18,26/18/35,WDD|A-Klasse,h,ggdh,18-25,26/16/28,W1K|C-Klasse,sw,ddg,10-18,50/14/35,WDD|C-Klasse,sw,dgh,19-25,32/8/18,W1K|E-Klasse,sw,dddg,10-18,35/7/15,WDD|E-Klasse,sw,ddh,19-25,20/4/8,W1K|GLC,u,dh,15-25,30/9/18,W1N|GLA,u,gd,14-25,20/10/16,W1N|Vito,cb,d,14-25,20/6/12,W1V|Sprinter,c,d,10-25,30/10/25,W1V|EQA,u,e,21-25,9/4/8,W1N
BMW:1er,h,gd,11-25,55/30/65,WBA|2er Active Tourer,m,gdh,14-25,18/6/5,WBA|3er,sw,ddgh,10-25,75/14/70,WBA|5er,sw,dddh,10-25,45/7/22,WBA|X1,u,dg,10-25,38/18/20,WBA|X3,u,dh,11-25,26/7/15,WBA|i3,h,e,13-22,8/5/6,WBY|i4,s,e,21-25,8/2/7,WBY
Audi:A1,h,g,10-25,22/15/35,WAU|A3,hs,ggd,12-25,50/24/45,WAU|A4,sw,ddg,10-24,55/8/25,WAU|A6,sw,ddd,11-25,40/4/12,WAU|Q2,u,g,16-25,20/8/14,WAU|Q3,u,gd,11-25,30/14/22,WAU|Q5,u,dh,10-25,24/5/15,WAU|Q4 e-tron,u,e,21-25,10/3/9,WAU
Opel:Corsa,h,g,10-19,60/28/0,W0L|Corsa,h,gge,19-25,30/18/0,VXK|Astra,hw,gd,10-21,70/10/0,W0L|Mokka,u,g,12-19,20/9/0,W0L|Mokka,u,gge,21-25,10/8/0,VXK|Insignia,sw,d,10-22,25/3/0,W0L|Crossland,u,g,17-24,16/10/0,W0V|Zafira,m,d,10-19,20/4/0,W0L
Vauxhall:Corsa,h,g,10-19,0/0/110,W0L|Corsa,h,gge,19-25,0/0/55,VXK|Astra,hw,gd,10-21,0/0/85,W0L|Mokka,u,g,12-19,0/0/35,W0L|Mokka,u,gge,21-25,0/0/15,VXK|Insignia,sw,d,10-22,0/0/20,W0L|Crossland,u,g,17-24,0/0/18,W0V|Vivaro,c,d,14-25,0/0/20,W0V
Ford:Fiesta,h,g,10-23,50/38/150,WF0|Focus,hw,gd,11-25,65/20/100,WF0|Kuga,u,gdh,10-25,38/14/48,WF0|Puma,u,gh,20-25,22/14/45,WF0|EcoSport,u,g,14-22,12/5/18,WF0|S-Max,m,d,10-23,14/4/10,WF0|Transit,c,d,10-25,25/14/60,WF0|Transit Custom,c,d,13-25,22/10/70,WF0
Škoda:Fabia,hw,g,10-25,38/18/30,TMB|Octavia,wws,ddg,10-25,65/14/25,TMB|Superb,sw,d,10-25,22/4/12,TMB|Kodiaq,u,d,17-25,18/7/14,TMB|Karoq,u,gd,17-25,20/6/14,TMB|Kamiq,u,g,19-25,16/6/10,TMB|Enyaq,u,e,21-25,10/3/7,TMB
SEAT:Ibiza,h,g,10-25,35/22/30,VSS|Leon,hw,gd,12-25,38/18/28,VSS|Arona,u,g,17-25,16/12/18,VSS|Ateca,u,gd,16-25,20/9/16,VSS
Cupra:Formentor,u,gh,20-25,14/9/12,VSS|Born,h,e,21-25,6/3/5,VSS
Renault:Clio,h,ggd,10-25,28/210/55,VF1|Mégane,hw,dg,10-23,16/100/14,VF1|Captur,u,ggh,13-25,22/110/35,VF1|Twingo,h,g,10-24,25/85/8,VF1|Scénic,m,d,10-22,14/85/10,VF1|Kadjar,u,dg,15-22,8/45/14,VF1|Zoe,h,e,13-24,16/32/8,VF1|Kangoo,cm,d,10-25,10/70/6,VF1|Trafic,cb,d,10-25,8/40/16,VF1|Austral,u,h,22-25,3/18/3,VF1
Peugeot:208,h,ggd,12-25,14/150/45,VR3|308,hw,dg,10-25,14/90/20,VF3|2008,u,gd,13-25,12/95/32,VR3|3008,u,dg,10-25,12/90/28,VF3|5008,mu,d,10-25,6/45/14,VF3|107,h,g,10-14,5/25/15,VF3|508,sw,dh,11-25,5/24/4,VF3|Partner,c,d,10-25,6/50/18,VF3|e-208,h,e,20-25,4/24/10,VR3
Citroën:C1,h,g,10-21,8/28/18,VF7|C3,h,gd,10-25,12/100/20,VF7|C4,h,dg,10-25,6/45/8,VF7|C3 Aircross,u,g,17-25,6/32/8,VF7|C5 Aircross,u,dh,18-25,4/25/7,VF7|Berlingo,cm,d,10-25,10/60/14,VF7|Jumpy,c,d,10-25,4/24/10,VF7
DS:3,h,g,10-19,3/22/8,VF7|4,h,gh,21-25,1/8/1,VR1|7,u,dh,18-25,2/14/2,VR1
Dacia:Sandero,h,g,10-25,30/110/14,UU1|Duster,u,gd,10-25,32/75/18,UU1|Logan MCV,w,g,13-20,12/16/3,UU1|Jogger,m,gh,22-25,8/16/4,UU1|Spring,h,e,21-25,6/16/0,LDP
Fiat:500,h,ggg,10-24,35/40/50,ZFA|500e,h,e,20-25,12/14/8,ZFA|Panda,h,g,12-24,16/18/6,ZFA|Tipo,hs,gd,16-24,10/8/3,ZFA|Ducato,c,d,10-25,25/20/14,ZFA
Toyota:Yaris,h,g,10-20,14/30/28,VNK|Yaris,h,h,12-25,20/55/35,VNK|Auris,hw,gh,10-18,12/16/18,SB1|Corolla,hw,h,19-25,14/20/26,SB1|C-HR,u,h,16-25,10/22/18,NMT|RAV4,u,h,16-25,12/14/16,JTM|Aygo,h,g,10-21,16/20/35,JTD
Hyundai:i10,h,g,10-25,22/12/30,NLH|i20,h,g,10-25,22/14/22,NLH|i30,hw,g,10-25,25/5/10,TMA|Tucson,u,gdh,15-25,22/16/35,TMA|Kona,u,ge,18-25,16/12/14,KMH|Ioniq 5,u,e,21-25,6/2/6,KMH
Kia:Picanto,h,g,11-25,14/12/28,KNA|Ceed,hw,g,12-25,20/6/18,U5Y|Sportage,u,gdh,10-25,20/16/45,U5Y|Niro,u,hhe,16-25,10/10/24,KNA|Stonic,u,g,17-25,8/8/10,KNA
Nissan:Micra,h,g,10-22,10/14/22,VNV|Juke,u,g,10-25,10/16/40,SJN|Qashqai,u,gd,10-25,22/30/85,SJN|Leaf,h,e,13-24,4/4/16,SJN
Volvo:XC40,u,gh,18-25,12/8/22,YV1|XC60,u,dh,10-25,18/7/18,YV1|V60,w,d,11-25,14/2/6,YV1|V40,h,d,12-19,10/4/18,YV1
MINI:Cooper,h,g,10-25,28/26/60,WMW|Countryman,u,gd,10-25,16/12/22,WMW|Clubman,w,g,10-24,8/4/9,WMW
Mazda:2,h,g,10-25,10/4/9,JMZ|3,hs,g,10-25,14/3/14,JMZ|CX-3,u,g,15-22,10/3/7,JMZ|CX-5,u,gd,12-25,20/4/14,JMZ|MX-5,v,g,10-25,9/3/9,JMZ
Honda:Civic,h,g,12-21,8/4/30,SHH|Jazz,h,gh,10-25,8/4/26,JHM|CR-V,u,gdh,10-18,8/4/22,SHS
Suzuki:Swift,h,g,10-25,10/10/16,TSM|Vitara,u,g,15-25,10/8/12,TSM
Land Rover:Discovery Sport,u,d,15-25,5/3/22,SAL|Range Rover Evoque,u,d,11-25,7/9/32,SAL|Range Rover Sport,u,dh,10-25,5/4/20,SAL|Defender,u,dh,20-25,4/2/11,SAL
Jaguar:F-Pace,u,d,16-25,3/2/12,SAD|XE,s,d,15-24,2/1/9,SAJ
MG:ZS,u,ge,17-25,4/10/22,LSJ|4,h,e,22-25,6/14/9,LSJ
Tesla:Model 3,s,e,19-25,12/14/18,LRW|Model Y,u,e,22-25,20/16/18,XP7
Porsche:911,ov,g,12-25,8/2/5,WP0|Macan,u,g,14-24,9/2/7,WP1|Cayenne,u,dh,10-25,8/2/4,WP1
smart:fortwo,hv,gge,10-24,22/12/8,WME
Jeep:Renegade,u,gd,14-25,9/10/7,ZAC|Compass,u,gdh,17-25,9/6/4,ZAC
Alfa Romeo:Giulietta,h,gd,10-20,5/5/5,ZAR|Stelvio,u,d,17-25,3/2/2,ZAR`;

const COUNTRIES = ['DE', 'FR', 'GB'] as const;

/** A model with its weight in a country. None if the country does not have the model. */
function modelIn(model: string, place: number): readonly string[] {
  const parts = model.split(',');
  const weight = parts.at(-2)?.split('/')[place] ?? '0';
  return weight === '0' ? [] : [parts.with(-2, weight).join(',')];
}

/** The models of the table that a country has, with their weights there. */
export function vehiclesIn(country: (typeof COUNTRIES)[number]): string {
  const place = COUNTRIES.indexOf(country);
  const lines = table.split('\n').map((line) => {
    const end = line.indexOf(':');
    const models = line
      .slice(end + 1)
      .split('|')
      .flatMap((model) => modelIn(model, place));
    return models.length > 0 ? `${line.slice(0, end)}:${models.join('|')}` : '';
  });
  return lines.filter((line) => line !== '').join('\n');
}
