/** ISO 4217, as of January 2026: code and name, symbol, decimals, and how frequent for one of another. */
export const currencies =
  'USD US Dollar,$,2,220|EUR Euro,€,2,420|GBP Pound Sterling,£,2,150|JPY Yen,¥,0,22|CNY Yuan Renminbi,¥,2,22|' +
  'INR Indian Rupee,₹,2,20|CAD Canadian Dollar,$,2,20|AUD Australian Dollar,$,2,18|CHF Swiss Franc,CHF,2,60|' +
  'BRL Brazilian Real,R$,2,40|MXN Mexican Peso,$,2,12|SEK Swedish Krona,kr,2,40|NOK Norwegian Krone,kr,2,30|' +
  'DKK Danish Krone,kr,2,30|PLN Zloty,zł,2,45|CZK Czech Koruna,Kč,2,24|HUF Forint,Ft,2,20|RON Romanian Leu,lei,2,20|' +
  'TRY Turkish Lira,₺,2,35|AED UAE Dirham,AED,2,30|SAR Saudi Riyal,SR,2,26|ILS New Israeli Sheqel,₪,2,22|' +
  'KRW Won,₩,0,8|SGD Singapore Dollar,$,2,7|HKD Hong Kong Dollar,HK$,2,7|NZD New Zealand Dollar,$,2,6|' +
  'ZAR Rand,R,2,6|THB Baht,฿,2,5|IDR Rupiah,Rp,2,5|MYR Malaysian Ringgit,RM,2,5|PHP Philippine Peso,₱,2,5|' +
  'TWD New Taiwan Dollar,NT$,2,5|UAH Hryvnia,₴,2,14|EGP Egyptian Pound,E£,2,12|KZT Tenge,₸,2,10|RUB Russian Ruble,₽,2,8|' +
  'MAD Moroccan Dirham,DH,2,10|PKR Pakistan Rupee,₨,2,10|QAR Qatari Rial,QR,2,10|KWD Kuwaiti Dinar,KD,3,10|' +
  'BHD Bahraini Dinar,BD,3,6|OMR Rial Omani,OMR,3,6|JOD Jordanian Dinar,JD,3,6|IQD Iraqi Dinar,IQD,3,6|' +
  'RSD Serbian Dinar,din.,2,10|ISK Iceland Krona,kr,0,6|GEL Lari,₾,2,6|AZN Azerbaijan Manat,₼,2,6|' +
  'BAM Convertible Mark,KM,2,6|ALL Lek,L,2,6|MKD Denar,den,2,5|MDL Moldovan Leu,L,2,5|BYN Belarusian Ruble,Br,2,5|' +
  'TND Tunisian Dinar,DT,3,6|DZD Algerian Dinar,DA,2,5|LBP Lebanese Pound,L£,2,4|GTQ Quetzal,Q,2,5|' +
  'CRC Costa Rican Colon,₡,2,5|DOP Dominican Peso,RD$,2,5|HNL Lempira,L,2,4|NIO Cordoba Oro,C$,2,4|' +
  'MUR Mauritius Rupee,₨,2,4|SCR Seychelles Rupee,₨,2,2|XCD East Caribbean Dollar,EC$,2,3|GIP Gibraltar Pound,£,2,2|' +
  'FKP Falkland Islands Pound,£,2,1|MNT Tugrik,₮,2,3|MRU Ouguiya,UM,2,3|LYD Libyan Dinar,LD,3,3|SDG Sudanese Pound,SDG,2,3|' +
  'SOS Somali Shilling,S,2,2|DJF Djibouti Franc,Fdj,0,2|BIF Burundi Franc,FBu,0,2|STN Dobra,Db,2,2|' +
  'XOF CFA Franc BCEAO,CFA,0,6|XAF CFA Franc BEAC,FCFA,0,5|AOA Kwanza,Kz,2,3|MZN Mozambique Metical,MT,2,3|' +
  'CVE Cabo Verde Escudo,Esc,2,2|MGA Malagasy Ariary,Ar,2,2|KMF Comorian Franc,CF,0,1|IRR Iranian Rial,﷼,2,4|' +
  'YER Yemeni Rial,YER,2,2|AFN Afghani,؋,2,2|AMD Armenian Dram,֏,2,2|ARS Argentine Peso,$,2,5|AWG Aruban Florin,ƒ,2,1|' +
  'BBD Barbados Dollar,$,2,1|BDT Taka,৳,2,4|BMD Bermudian Dollar,$,2,1|BND Brunei Dollar,B$,2,1|BOB Boliviano,Bs,2,2|' +
  'BSD Bahamian Dollar,$,2,1|BTN Ngultrum,Nu.,2,1|BWP Pula,P,2,1|BZD Belize Dollar,BZ$,2,1|CDF Congolese Franc,FC,2,2|' +
  'CLP Chilean Peso,$,0,5|COP Colombian Peso,$,2,5|CUP Cuban Peso,$,2,1|ERN Nakfa,Nfk,2,1|ETB Ethiopian Birr,Br,2,2|' +
  'FJD Fiji Dollar,FJ$,2,1|GHS Ghana Cedi,GH₵,2,2|GMD Dalasi,D,2,1|GNF Guinean Franc,FG,0,1|GYD Guyana Dollar,G$,2,1|' +
  'HTG Gourde,G,2,1|JMD Jamaican Dollar,J$,2,1|KES Kenyan Shilling,KSh,2,3|KGS Som,som,2,1|KHR Riel,៛,2,1|' +
  'KPW North Korean Won,₩,2,1|KYD Cayman Islands Dollar,CI$,2,1|LAK Lao Kip,₭,2,1|LKR Sri Lanka Rupee,₨,2,2|' +
  'LRD Liberian Dollar,L$,2,1|LSL Loti,L,2,1|MMK Kyat,K,2,1|MOP Pataca,MOP$,2,1|MVR Rufiyaa,Rf,2,1|' +
  'MWK Malawi Kwacha,MK,2,1|NAD Namibia Dollar,N$,2,1|NGN Naira,₦,2,4|NPR Nepalese Rupee,₨,2,1|PAB Balboa,B/.,2,1|' +
  'PEN Sol,S/,2,3|PGK Kina,K,2,1|PYG Guarani,₲,0,1|RWF Rwanda Franc,FRw,0,1|SBD Solomon Islands Dollar,SI$,2,1|' +
  'SHP Saint Helena Pound,£,2,1|SLE Leone,Le,2,1|SRD Surinam Dollar,$,2,1|SSP South Sudanese Pound,SSP,2,1|' +
  'SYP Syrian Pound,£S,2,1|SZL Lilangeni,E,2,1|TJS Somoni,SM,2,1|TMT Turkmenistan New Manat,m,2,1|TOP Pa’anga,T$,2,1|' +
  'TTD Trinidad and Tobago Dollar,TT$,2,1|TZS Tanzanian Shilling,TSh,2,2|UGX Uganda Shilling,USh,0,2|' +
  'UYU Peso Uruguayo,$U,2,2|UZS Uzbekistan Sum,so‘m,2,2|VES Bolívar Soberano,Bs.,2,1|VND Dong,₫,0,4|VUV Vatu,VT,0,1|' +
  'WST Tala,WS$,2,1|XCG Caribbean Guilder,Cg,2,1|XPF CFP Franc,₣,0,1|ZMW Zambian Kwacha,K,2,1|ZWG Zimbabwe Gold,ZiG,2,1';
