/**
 * ISO 4217, as of January 2026: `code name,symbol,decimals,weight,units per dollar`. The units per dollar are rounded to
 * 1, 2 or 5 times a power of ten, and left out if they are 1. See SOURCES.md.
 */
export const currencies =
  'USD US Dollar,$,2,220|EUR Euro,€,2,420|GBP Pound Sterling,£,2,150|JPY Yen,¥,0,22,200|' +
  'CNY Yuan Renminbi,¥,2,22,5|INR Indian Rupee,₹,2,20,100|CAD Canadian Dollar,$,2,20|' +
  'AUD Australian Dollar,$,2,18,2|CHF Swiss Franc,CHF,2,60|BRL Brazilian Real,R$,2,40,5|' +
  'MXN Mexican Peso,$,2,12,20|SEK Swedish Krona,kr,2,40,10|NOK Norwegian Krone,kr,2,30,10|' +
  'DKK Danish Krone,kr,2,30,5|PLN Zloty,zł,2,45,5|CZK Czech Koruna,Kč,2,24,20|HUF Forint,Ft,2,20,500|' +
  'RON Romanian Leu,lei,2,20,5|TRY Turkish Lira,₺,2,35,50|AED UAE Dirham,AED,2,30,5|' +
  'SAR Saudi Riyal,SR,2,26,5|ILS New Israeli Sheqel,₪,2,22,5|KRW Won,₩,0,8,2000|SGD Singapore Dollar,$,2,7|' +
  'HKD Hong Kong Dollar,HK$,2,7,10|NZD New Zealand Dollar,$,2,6,2|ZAR Rand,R,2,6,20|THB Baht,฿,2,5,50|' +
  'IDR Rupiah,Rp,2,5,20000|MYR Malaysian Ringgit,RM,2,5,5|PHP Philippine Peso,₱,2,5,50|' +
  'TWD New Taiwan Dollar,NT$,2,5,20|UAH Hryvnia,₴,2,14,50|EGP Egyptian Pound,E£,2,12,50|' +
  'KZT Tenge,₸,2,10,500|RUB Russian Ruble,₽,2,8,100|MAD Moroccan Dirham,DH,2,10,10|' +
  'PKR Pakistan Rupee,₨,2,10,200|QAR Qatari Rial,QR,2,10,5|KWD Kuwaiti Dinar,KD,3,10,0.2|' +
  'BHD Bahraini Dinar,BD,3,6,0.5|OMR Rial Omani,OMR,3,6,0.5|JOD Jordanian Dinar,JD,3,6|' +
  'IQD Iraqi Dinar,IQD,3,6,1000|RSD Serbian Dinar,din.,2,10,100|ISK Iceland Krona,kr,0,6,100|' +
  'GEL Lari,₾,2,6,2|AZN Azerbaijan Manat,₼,2,6,2|BAM Convertible Mark,KM,2,6,2|ALL Lek,L,2,6,100|' +
  'MKD Denar,den,2,5,50|MDL Moldovan Leu,L,2,5,20|BYN Belarusian Ruble,Br,2,5,5|' +
  'TND Tunisian Dinar,DT,3,6,2|DZD Algerian Dinar,DA,2,5,100|LBP Lebanese Pound,L£,2,4,100000|' +
  'GTQ Quetzal,Q,2,5,10|CRC Costa Rican Colon,₡,2,5,500|DOP Dominican Peso,RD$,2,5,50|HNL Lempira,L,2,4,20|' +
  'NIO Cordoba Oro,C$,2,4,50|MUR Mauritius Rupee,₨,2,4,50|SCR Seychelles Rupee,₨,2,2,10|' +
  'XCD East Caribbean Dollar,EC$,2,3,2|GIP Gibraltar Pound,£,2,2|FKP Falkland Islands Pound,£,2,1|' +
  'MNT Tugrik,₮,2,3,5000|MRU Ouguiya,UM,2,3,50|LYD Libyan Dinar,LD,3,3,5|SDG Sudanese Pound,SDG,2,3,500|' +
  'SOS Somali Shilling,S,2,2,500|DJF Djibouti Franc,Fdj,0,2,200|BIF Burundi Franc,FBu,0,2,2000|' +
  'STN Dobra,Db,2,2,20|XOF CFA Franc BCEAO,CFA,0,6,500|XAF CFA Franc BEAC,FCFA,0,5,500|' +
  'AOA Kwanza,Kz,2,3,1000|MZN Mozambique Metical,MT,2,3,50|CVE Cabo Verde Escudo,Esc,2,2,100|' +
  'MGA Malagasy Ariary,Ar,2,2,5000|KMF Comorian Franc,CF,0,1,500|IRR Iranian Rial,﷼,2,4,50000|' +
  'YER Yemeni Rial,YER,2,2,200|AFN Afghani,؋,2,2,50|AMD Armenian Dram,֏,2,2,500|' +
  'ARS Argentine Peso,$,2,5,2000|AWG Aruban Florin,ƒ,2,1,2|BBD Barbados Dollar,$,2,1,2|BDT Taka,৳,2,4,100|' +
  'BMD Bermudian Dollar,$,2,1|BND Brunei Dollar,B$,2,1|BOB Boliviano,Bs,2,2,5|BSD Bahamian Dollar,$,2,1|' +
  'BTN Ngultrum,Nu.,2,1,100|BWP Pula,P,2,1,10|BZD Belize Dollar,BZ$,2,1,2|CDF Congolese Franc,FC,2,2,2000|' +
  'CLP Chilean Peso,$,0,5,1000|COP Colombian Peso,$,2,5,5000|CUP Cuban Peso,$,2,1,20|ERN Nakfa,Nfk,2,1,20|' +
  'ETB Ethiopian Birr,Br,2,2,200|FJD Fiji Dollar,FJ$,2,1,2|GHS Ghana Cedi,GH₵,2,2,10|GMD Dalasi,D,2,1,100|' +
  'GNF Guinean Franc,FG,0,1,10000|GYD Guyana Dollar,G$,2,1,200|HTG Gourde,G,2,1,100|' +
  'JMD Jamaican Dollar,J$,2,1,200|KES Kenyan Shilling,KSh,2,3,100|KGS Som,som,2,1,100|KHR Riel,៛,2,1,5000|' +
  'KPW North Korean Won,₩,2,1,1000|KYD Cayman Islands Dollar,CI$,2,1|LAK Lao Kip,₭,2,1,20000|' +
  'LKR Sri Lanka Rupee,₨,2,2,200|LRD Liberian Dollar,L$,2,1,200|LSL Loti,L,2,1,20|MMK Kyat,K,2,1,2000|' +
  'MOP Pataca,MOP$,2,1,10|MVR Rufiyaa,Rf,2,1,20|MWK Malawi Kwacha,MK,2,1,2000|NAD Namibia Dollar,N$,2,1,20|' +
  'NGN Naira,₦,2,4,2000|NPR Nepalese Rupee,₨,2,1,200|PAB Balboa,B/.,2,1|PEN Sol,S/,2,3,5|PGK Kina,K,2,1,5|' +
  'PYG Guarani,₲,0,1,5000|RWF Rwanda Franc,FRw,0,1,2000|SBD Solomon Islands Dollar,SI$,2,1,10|' +
  'SHP Saint Helena Pound,£,2,1|SLE Leone,Le,2,1,20|SRD Surinam Dollar,$,2,1,50|' +
  'SSP South Sudanese Pound,SSP,2,1,5000|SYP Syrian Pound,£S,2,1,10000|SZL Lilangeni,E,2,1,20|' +
  'TJS Somoni,SM,2,1,10|TMT Turkmenistan New Manat,m,2,1,5|TOP Pa’anga,T$,2,1,2|' +
  'TTD Trinidad and Tobago Dollar,TT$,2,1,5|TZS Tanzanian Shilling,TSh,2,2,2000|' +
  'UGX Uganda Shilling,USh,0,2,5000|UYU Peso Uruguayo,$U,2,2,50|UZS Uzbekistan Sum,so‘m,2,2,10000|' +
  'VES Bolívar Soberano,Bs.,2,1,200|VND Dong,₫,0,4,20000|VUV Vatu,VT,0,1,100|WST Tala,WS$,2,1,2|' +
  'XCG Caribbean Guilder,Cg,2,1,2|XPF CFP Franc,₣,0,1,100|ZMW Zambian Kwacha,K,2,1,20|' +
  'ZWG Zimbabwe Gold,ZiG,2,1,20';
