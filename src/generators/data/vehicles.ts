/**
 * One line per manufacturer, with its models: `name,types,fuels,model years,weight,WMI`, such as
 * `F-150,ppx,g,10-25,520,1FT`. The weight says how many are on the road, relative to the other models. The WMI is the
 * world manufacturer identifier of the plant. All letters of the types have the same probability, and so do those of the
 * fuels; a repeated letter counts twice. A model has several entries if a type, a fuel or a plant was offered in only
 * some of its years, or if it skipped a year.
 * Types: s sedan, u SUV, o coupe, h hatchback, v convertible, w wagon, m minivan, p crew cab and x extended cab pickup,
 * c cargo and b passenger van. Fuels: g gasoline, d diesel, h hybrid, e electric.
 */
export const vehicles = `Ford:F-150,ppx,g,10-25,520,1FT|F-150,p,h,21-25,40,1FT|F-150 Lightning,p,e,22-25,15,1FT|F-250 Super Duty,ppx,gd,11-25,120,1FT|Ranger,ppx,g,19-22,34,1FT|Ranger,p,g,23-25,26,1FT|Maverick,p,gh,22-25,70,3FT|Explorer,u,g,11-25,190,1FM|Explorer,u,h,20-24,10,1FM|Escape,u,g,10-25,210,1FM|Escape,u,h,20-25,30,1FM|Expedition,u,g,10-25,70,1FM|Edge,u,g,10-24,100,2FM|Bronco,u,g,21-25,80,1FM|Bronco Sport,u,g,21-25,90,3FM|Mustang,ooov,g,10-25,75,1FA|Mustang Mach-E,u,e,21-25,35,3FM|Fusion,s,ggh,10-20,190,3FA|Focus,sh,g,12-18,140,1FA|Fiesta,sh,g,11-19,45,3FA|Taurus,s,g,10-19,40,1FA|Transit,cccb,g,15-25,110,1FT|Transit Connect,cb,g,14-23,30,NM0
Chevrolet:Silverado 1500,ppx,g,10-25,420,3GC|Silverado 1500,p,d,20-25,35,1GC|Silverado 2500HD,ppx,gd,11-25,90,1GC|Colorado,ppx,g,15-22,62,1GC|Colorado,p,g,23-25,23,1GC|Equinox,u,g,10-17,190,2GN|Equinox,u,g,18-25,220,3GN|Equinox EV,u,e,24-25,30,3GN|Traverse,u,g,10-25,105,1GN|Tahoe,u,g,10-25,95,1GN|Suburban,u,g,10-25,50,1GN|Blazer,u,g,19-25,75,3GN|Trax,u,g,15-22,64,KL7|Trax,u,g,24-25,16,KL7|Malibu,s,g,10-25,140,1G1|Cruze,s,g,11-19,150,1G1|Impala,s,g,14-20,70,2G1|Camaro,oov,g,11-24,55,1G1|Corvette,ov,g,10-25,28,1G1|Bolt EV,h,e,17-23,20,1G1|Volt,h,h,11-19,18,1G1|Spark,h,g,13-22,30,KL8|Express,ccb,g,10-25,60,1GC
GMC:Sierra 1500,ppx,g,10-25,200,3GT|Sierra 2500HD,ppx,gd,11-25,60,1GT|Canyon,ppx,g,15-22,22,1GT|Canyon,p,g,23-25,8,1GT|Yukon,u,g,10-25,65,1GK|Acadia,u,g,10-25,80,1GK|Terrain,u,g,10-17,90,2GK|Terrain,u,g,18-25,85,3GK
Buick:Enclave,u,g,10-25,50,5GA|Encore,u,g,13-22,60,KL4|Encore GX,u,g,20-25,60,KL4|Envision,u,g,16-25,40,LRB
Cadillac:Escalade,u,g,10-25,38,1GY|XT4,u,g,19-25,25,1GY|XT5,u,g,17-25,45,1GY|XT6,u,g,20-25,20,1GY|ATS,s,g,13-14,6,1G6|ATS,so,g,15-18,12,1G6|ATS,o,g,19-19,2,1G6|CTS,so,g,11-14,15,1G6|CTS,s,g,15-19,15,1G6|XTS,s,g,13-19,20,2G6|CT4,s,g,20-25,9,1G6|CT5,s,g,20-25,15,1G6|Lyriq,u,e,23-25,15,1GY
Chrysler:300,s,g,11-23,45,2C3|Pacifica,m,gggh,17-25,90,2C4|Town & Country,m,g,11-16,100,2C4
Dodge:Charger,s,g,11-23,85,2C3|Challenger,o,g,11-23,55,2C3|Durango,u,g,11-25,65,1C4|Grand Caravan,m,g,12-20,120,2C4|Journey,u,g,12-20,80,3C4|Dart,s,g,13-16,60,1C3
Jeep:Wrangler,u,g,11-25,190,1C4|Wrangler,u,h,21-25,40,1C4|Grand Cherokee,u,g,11-25,220,1C4|Cherokee,u,g,14-23,160,1C4|Compass,u,g,17-25,110,3C4|Renegade,u,g,15-23,70,ZAC|Gladiator,p,g,20-25,65,1C6
Ram:1500,ppx,g,12-25,350,1C6|1500,p,d,14-23,30,1C6|2500,p,gd,12-25,110,3C6|ProMaster,c,g,14-25,55,3C6
Tesla:Model S,h,e,12-25,25,5YJ|Model 3,s,e,17-25,160,5YJ|Model X,u,e,16-21,18,5YJ|Model X,u,e,22-25,18,7SA|Model Y,u,e,20-21,90,5YJ|Model Y,u,e,22-25,330,7SA|Cybertruck,p,e,24-25,30,7G2
Rivian:R1T,p,e,22-25,15,7FC|R1S,u,e,22-25,25,7PD
Lucid:Air,s,e,22-25,6,50E
Lincoln:Navigator,u,g,10-25,18,5LM|Aviator,u,ggh,20-23,14,5LM|Aviator,u,g,24-25,6,5LM|Corsair,u,g,20-20,4,5LM|Corsair,u,ggh,21-25,21,5LM|Nautilus,u,g,19-23,28,2LM|MKZ,s,gh,13-20,28,3LN
Toyota:Camry,s,g,10-24,330,4T1|Camry,s,h,12-25,60,4T1|Corolla,s,g,10-19,170,2T1|Corolla,s,g,14-25,190,5YF|Corolla Hatchback,h,g,19-25,25,JTN|Prius,h,h,10-25,110,JTD|RAV4,u,g,13-25,270,2T3|RAV4,u,h,16-25,120,4T3|Highlander,u,g,10-25,160,5TD|Highlander,u,h,11-25,35,5TD|4Runner,u,g,10-24,100,JTE|Sequoia,u,g,10-22,14,5TD|Sequoia,u,h,23-25,20,7SV|Tacoma,ppx,g,10-15,140,5TF|Tacoma,ppx,g,16-25,220,3TM|Tundra,ppx,g,10-25,110,5TF|Sienna,m,g,11-20,125,5TD|Sienna,m,h,21-25,75,5TD|Venza,u,h,21-24,40,JTE|Avalon,s,g,11-12,8,4T1|Avalon,s,ggh,13-22,37,4T1|Yaris,h,g,12-18,25,VNK|Land Cruiser,u,g,10-21,4,JTM|GR Supra,o,g,20-25,5,WZ1|bZ4X,u,e,23-25,12,JTM|Crown,s,h,23-25,18,JTD
Lexus:ES 350,s,g,10-12,20,JTH|ES 350,s,g,16-25,45,58A|ES 300h,s,h,13-25,14,58A|IS 350,s,g,10-25,25,JTH|RX 350,u,g,10-25,90,2T2|RX 450h,u,h,10-22,14,2T2|NX 300,u,g,18-21,45,JTJ|NX 350h,u,h,22-25,20,JTJ|GX 460,u,g,10-23,26,JTJ|LC 500,ov,g,21-25,2,JTH
Honda:Civic,sso,g,10-20,124,2HG|Civic,s,g,21-25,46,2HG|Civic,h,g,17-21,20,SHH|Civic,s,g,12-21,68,19X|Civic,sh,g,22-25,32,19X|Accord,sso,g,10-17,120,1HG|Accord,s,g,18-25,120,1HG|Accord,s,h,14-15,9,1HG|Accord,s,h,17-25,41,1HG|CR-V,u,g,12-25,190,2HK|CR-V,u,g,10-22,110,5J6|CR-V,u,h,20-25,90,7FA|Pilot,u,g,10-25,125,5FN|Odyssey,m,g,10-25,110,5FN|HR-V,u,g,16-25,110,3CZ|Passport,u,g,19-25,45,5FN|Ridgeline,p,g,17-25,45,5FP|Fit,h,g,10-20,50,JHM|Insight,s,h,19-22,18,19X|Prologue,u,e,24-25,20,3GP
Acura:MDX,u,g,10-25,55,5J8|RDX,u,g,13-25,48,5J8|TLX,s,g,15-25,32,19U|ILX,s,g,13-22,16,19U|TL,s,g,10-14,20,19U|Integra,h,g,23-25,24,19U
Nissan:Altima,s,g,10-25,230,1N4|Sentra,s,g,10-25,180,3N1|Versa,s,g,12-25,80,3N1|Maxima,s,g,10-14,15,1N4|Maxima,s,g,16-23,25,1N4|Leaf,h,e,11-25,17,1N4|Rogue,u,g,14-25,190,5N1|Rogue,u,g,10-25,80,JN8|Murano,u,g,15-24,60,5N1|Pathfinder,u,g,13-20,50,5N1|Pathfinder,u,g,22-25,25,5N1|Kicks,u,g,18-25,65,3N1|Armada,u,g,17-25,25,JN8|Frontier,ppx,g,10-25,65,1N6|Titan,p,g,10-24,25,1N6|370Z,ov,g,10-19,6,JN1|Ariya,u,e,23-25,13,JN1|NV200,c,g,13-21,15,3N6
Infiniti:Q50,s,g,14-24,28,JN1|QX60,u,g,14-20,20,5N1|QX60,u,g,22-25,12,5N1|QX80,u,g,14-25,16,JN8|QX50,u,g,19-25,20,3PC
Hyundai:Elantra,s,g,11-25,200,5NP|Sonata,s,g,11-25,150,5NP|Sonata,s,h,11-25,18,KMH|Accent,s,g,12-22,55,3KP|Tucson,u,g,10-25,90,KM8|Tucson,u,h,22-25,30,KM8|Santa Fe,u,g,10-25,115,5NM|Kona,u,gggge,19-25,75,KM8|Palisade,u,g,20-25,85,KM8|Venue,u,g,20-25,25,KMH|Ioniq,h,hhe,17-22,15,KMH|Ioniq 5,u,e,22-25,35,KM8|Ioniq 6,s,e,23-25,12,KMH|Santa Cruz,p,g,22-25,34,5NT|Veloster,h,g,12-22,20,KMH
Genesis:G70,s,g,19-25,12,KMT|G80,s,g,17-25,8,KMT|GV70,u,g,22-25,22,KMU|GV80,u,g,21-25,20,KMU
Kia:Forte,s,g,10-18,70,KNA|Forte,s,g,17-24,100,3KP|Optima,s,g,11-20,125,5XX|K5,s,g,21-25,65,5XX|Soul,h,g,10-25,95,KND|Sportage,u,g,11-25,85,KND|Sportage,u,h,23-25,40,KND|Sorento,u,g,11-25,95,5XY|Telluride,u,g,20-25,100,5XY|Seltos,u,g,21-25,55,KND|Niro,u,h,17-18,7,KND|Niro,u,hhe,19-25,23,KND|EV6,u,e,22-25,20,KND|EV9,u,e,24-25,18,KND|Stinger,h,g,18-23,13,KNA|Sedona,m,g,15-21,18,KND|Carnival,m,g,22-25,38,KND|Rio,s,g,18-23,24,3KP
Mazda:Mazda3,ssh,g,10-25,50,JM1|Mazda3,sh,g,14-25,45,3MZ|Mazda6,s,g,14-21,38,JM1|MX-5 Miata,v,g,10-25,10,JM1|CX-5,u,g,13-25,130,JM3|CX-9,u,g,10-23,27,JM3|CX-30,u,g,20-25,60,3MV|CX-50,u,g,23-25,55,7MM|CX-90,u,gh,24-25,45,JM3
Subaru:Outback,w,g,10-25,165,4S4|Forester,u,g,10-25,160,JF2|Crosstrek,u,g,13-25,130,JF2|Ascent,u,g,19-25,70,4S4|Impreza,sh,g,12-23,51,4S3|Impreza,h,g,24-25,9,JF1|Legacy,s,g,10-25,42,4S3|WRX,s,g,12-25,28,JF1|BRZ,o,g,13-20,3,JF1|BRZ,o,g,22-25,2,JF1|Solterra,u,e,23-25,10,JTM
Mitsubishi:Outlander,u,g,14-17,15,JA4|Outlander,u,gggh,18-25,30,JA4|Outlander Sport,u,g,11-24,28,JA4|Eclipse Cross,u,g,18-25,14,JA4|Mirage,h,g,14-24,24,ML3
Volkswagen:Jetta,s,g,10-25,130,3VW|Jetta,s,d,10-15,30,3VW|Golf,h,g,10-21,30,3VW|Golf GTI,h,g,10-25,20,WVW|Passat,s,g,12-22,65,1VW|Passat,s,d,12-15,16,1VW|Beetle,h,g,12-12,3,3VW|Beetle,hv,g,13-19,22,3VW|Tiguan,u,g,18-25,90,3VV|Tiguan,u,g,10-17,25,WVG|Atlas,u,g,18-25,75,1V2|Taos,u,g,22-25,45,3VV|ID.4,u,e,21-22,15,WVG|ID.4,u,e,23-25,28,1V2|Arteon,h,g,19-24,4,WVW
Audi:A3,s,g,15-25,17,WAU|A4,s,g,10-25,34,WAU|A5,ov,g,10-17,10,WAU|A5,ohv,g,18-24,10,WAU|A6,s,g,10-25,18,WAU|A8,s,g,10-25,5,WAU|Q3,u,g,15-25,20,WA1|Q5,u,g,10-25,58,WA1|Q7,u,g,10-25,28,WA1|Q8,u,g,19-25,14,WA1|e-tron,u,e,19-23,9,WA1|TT,ov,g,10-23,2,TRU
BMW:328i,s,g,10-16,55,WBA|330i,s,g,17-25,38,WBA|328d,s,d,14-18,4,WBA|430i,ov,g,17-25,22,WBA|530i,s,g,17-25,28,WBA|740i,s,g,16-25,6,WBA|M3,s,g,15-18,2,WBS|M3,s,g,21-25,2,WBS|X1,u,g,13-25,24,WBX|X3,u,g,11-25,58,5UX|X5,u,g,10-25,55,5UX|X5,u,h,16-18,3,5UX|X5,u,h,21-25,5,5UX|X7,u,g,19-25,22,5UX|i3,h,e,14-21,6,WBY|i4,h,e,22-25,14,WBY|iX,u,e,22-25,13,WB5
Mercedes-Benz:C 300,s,g,15-21,45,55S|C 300,o,g,17-19,9,WDD|C 300,o,g,20-23,6,W1K|C 300,s,g,22-25,20,W1K|E 350,s,g,10-16,35,WDD|E 350,s,g,20-25,18,W1K|S 550,s,g,10-17,14,WDD|CLA 250,s,g,14-19,20,WDD|GLA 250,u,g,15-20,20,WDC|GLC 300,u,g,16-19,45,WDC|GLC 300,u,g,20-25,55,W1N|GLE 350,u,g,16-25,45,4JG|GLS 450,u,g,17-25,22,4JG|EQS 450+,s,e,22-25,6,W1K|Sprinter 2500,ccb,d,10-18,20,WD3
MINI:Cooper,hhv,g,10-25,28,WMW|Cooper SE,h,e,20-24,3,WMW|Cooper Clubman,w,g,10-14,3,WMW|Cooper Clubman,w,g,16-24,4,WMW|Countryman,u,g,11-25,16,WMW
Porsche:911,oov,g,10-25,11,WP0|718 Boxster,v,g,17-25,3,WP0|718 Cayman,o,g,17-25,3,WP0|Panamera,h,g,10-25,6,WP0|Taycan,s,e,20-25,7,WP0|Cayenne,u,g,10-25,17,WP1|Macan,u,g,15-24,20,WP1
Volvo:S60,s,g,11-18,18,YV1|S60,s,gh,19-25,13,7JR|S90,s,gh,18-25,4,LVY|V60,w,g,15-25,4,YV1|V90,w,g,17-25,2,YV1|XC40,u,g,19-20,8,YV4|XC40,u,ggge,21-24,16,YV4|XC60,u,g,10-17,15,YV4|XC60,u,gggh,18-25,15,YV4|XC90,u,g,10-14,11,YV4|XC90,u,gggh,16-25,22,YV4
Polestar:Polestar 2,h,e,21-25,8,LPS
Land Rover:Range Rover,u,g,10-25,17,SAL|Range Rover Sport,u,g,10-25,21,SAL|Range Rover Evoque,u,g,12-25,11,SAL|Discovery,u,g,17-25,8,SAL|Discovery Sport,u,g,15-25,11,SAL|Defender,u,g,20-25,18,SAL
Jaguar:XF,s,g,10-24,5,SAJ|XJ,s,g,10-19,4,SAJ|F-Type,ov,g,15-24,3,SAJ|F-Pace,u,g,17-25,14,SAD|I-Pace,u,e,19-24,2,SAD
Alfa Romeo:Giulia,s,g,17-25,7,ZAR|Stelvio,u,g,18-25,8,ZAS
Fiat:500,hv,g,12-19,22,3C3|500X,u,g,16-23,5,ZFB
Maserati:Ghibli,s,g,14-24,6,ZAM|Levante,u,g,17-24,5,ZAM|Quattroporte,s,g,10-24,2,ZAM
Ferrari:488 GTB,o,g,16-19,1,ZFF|F8 Tributo,o,g,20-23,1,ZFF|Roma,o,g,21-25,1,ZFF
Lamborghini:Aventador,ov,g,13-22,1,ZHW|Huracan,ov,g,16-24,1,ZHW|Urus,u,g,19-25,2,ZPB
Bentley:Continental GT,ov,g,10-25,2,SCB|Bentayga,u,g,17-25,1,SCB|Flying Spur,s,g,10-25,1,SCB
Rolls-Royce:Ghost,s,g,10-25,1,SCA|Wraith,o,g,14-21,1,SCA|Phantom,s,g,10-25,1,SCA
Aston Martin:Vantage,ov,g,11-17,1,SCF|DB11,ov,g,19-23,1,SCF|DBX,u,g,21-25,1,SCF
McLaren:720S,ov,g,20-22,1,SBM
Bugatti:Chiron,o,g,17-22,1,VF9
Smart:Fortwo,hv,g,10-15,5,WME|Fortwo EQ,hv,e,18-19,1,WME
Suzuki:SX4,hs,g,10-13,5,JS2|Kizashi,s,g,10-13,2,JS2|Swift,h,g,11-16,2,TSM
Renault:Clio,h,ggd,13-25,6,VF1|Megane,hw,gd,10-22,4,VF1|Zoe,h,e,13-24,2,VF1
Peugeot:208,h,ggd,12-25,6,VF3|308,hw,gd,14-25,4,VF3|3008,u,gdh,20-25,4,VF3
Citroën:C3,h,gd,10-25,4,VF7|Berlingo,cm,d,10-21,2,VF7
Skoda:Octavia,hw,gd,10-25,5,TMB|Superb,hw,gd,10-25,3,TMB|Enyaq,u,e,21-25,2,TMB
SEAT:Ibiza,h,g,10-25,3,VSS|Leon,hw,gd,13-25,3,VSS
Vauxhall:Astra,hw,gd,10-21,4,W0L|Corsa,h,g,10-19,5,W0L
MG:MG4,h,e,22-25,3,LSJ|ZS,u,g,18-25,3,LSJ
Dacia:Duster,u,gd,10-25,3,UU1|Sandero,h,g,13-25,4,UU1
BYD:Atto 3,u,e,22-25,3,LGX|Dolphin,h,e,22-25,3,LGX|Seal,s,e,23-25,3,LGX
NIO:ES8,u,e,18-25,1,LJ1|ET5,s,e,22-25,1,LJ1
Tata:Nexon,u,gd,18-25,2,MAT|Tiago,h,g,16-25,2,MAT
Mahindra:Scorpio,u,d,14-25,2,MA1|XUV700,u,gd,21-25,2,MA1
Maruti Suzuki:Alto,h,g,10-25,3,MA3|Swift,h,g,11-25,3,MA3|Wagon R,h,g,10-25,3,MA3`;
