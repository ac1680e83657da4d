/**
 * Texts in other languages for kinds of columns. A line with `@` begins a language. The other lines have a kind of text, a subject if the texts are about one, and a pattern in which periods, question marks and
 * plus signs stand for themselves. What follows `//` is only for columns with room for it. Each pattern has at least 60 texts.
 */
const LINES = `
@es
description = (De uso (habitual|general|frecuente|ocasional)|Para (casos especiales|la mayoría de los casos|el uso diario|grupos pequeños)|Solo (con autorización previa|en temporada alta|los fines de semana|por la mañana))(, vigente desde (enero|marzo|mayo|septiembre)|, revisado en (abril|junio|octubre)|, según las normas actuales|)//(. Sustituye a la versión anterior.|. Falta completar algunos datos.|. Con algunas excepciones.|)
description goods = (De gran calidad|Muy resistente|Ligero y práctico|Fácil de usar|De diseño clásico|De tamaño mediano), (para toda la familia|para el uso diario|con garantía de dos años|de fabricación nacional|ideal para regalar)//(. Disponible en varios colores.|. Incluye instrucciones.|. Últimas unidades.|. Se limpia fácilmente.|)
description book = (La historia|El recuerdo|El viaje|La búsqueda) de (una familia|dos hermanos|una maestra|un pescador|un joven músico) (en un pueblo de montaña|durante un largo verano|en una ciudad desconocida|a orillas del mar)//(. Un relato lleno de humor.|. Basado en hechos reales.|. Segunda parte de la serie.|)
description course = (Introducción a|Conceptos básicos de|Práctica de|Repaso de|Taller de) (estadística|redacción|álgebra|historia|programación|biología|dibujo técnico)( para principiantes| con ejercicios| en grupos pequeños|)//(. Requiere asistencia regular.|. Se evalúa con un examen final.|. Incluye material de lectura.|)
description patient = (Dolor (de cabeza|lumbar|abdominal|de garganta)|Fiebre leve|Control anual|Tos seca|Mareos|Revisión de la herida) (desde hace (dos días|una semana|un mes)|tras el ejercicio|por la noche|sin otros síntomas)//(. Se pide análisis de sangre.|. Reposo y abundante agua.|. Control en quince días.|)
description event = (Concierto|Charla|Encuentro|Taller|Feria|Visita guiada) (para toda la familia|de otoño|de primavera|al aire libre|con entrada libre|en el centro cultural)//(. Aforo limitado.|. Habrá refrescos para todos.|. Se ruega puntualidad.|. Inscripción en la entrada.|)
description place = (Amplio y luminoso|Tranquilo y acogedor|Recién reformado|Bien comunicado|Con vistas al parque|De ambiente familiar), (cerca del centro|a diez minutos de la estación|con calefacción|en planta baja|con terraza)//(. Admite mascotas.|. Dispone de aparcamiento.|. Con acceso para sillas de ruedas.|. Ideal para familias.|)
description task = (Revisar|Preparar|Actualizar|Corregir|Probar|Documentar) (el informe mensual|la página de inicio|la lista de contactos|el formulario|el plan de trabajo|los datos de acceso)( antes del viernes| con el equipo| en la próxima versión|)//(. Prioridad alta.|. Falta la respuesta del área técnica.|. Ya se hizo la primera parte.|)
description vehicle = (Cambio de (aceite y filtro|frenos|neumáticos|batería)|Ruido en (el motor|la suspensión)|Revisión general|Golpe en el parachoques|Fallo del aire acondicionado)(, a los (40|60|80) 000 km|, detectado en carretera|, lado izquierdo|, lado derecho|)//(. Repuesto pedido.|. Se probó en ruta.|. Sin otros daños.|)
notes = (Sin (novedad|cambios|incidencias|observaciones)|Todo (en orden|correcto|conforme)|Datos (comprobados|completos|actualizados)|Falta (un dato|una firma|confirmar la fecha)|Pendiente de (revisión|confirmación))( por ahora| desde marzo| en este momento|)//(. Revisar la próxima semana.|. Volver a comprobar en otoño.|. No se requiere nada más.|)
notes order = (Entregar|Llamar|Avisar) (por la mañana|por la tarde|antes del viernes|al llegar|a recepción)(, timbre B|, preguntar por Marta|, tercer piso|, pago con tarjeta|)//(. Envolver para regalo.|. El cliente pide factura.|. Sin bolsas de plástico.|)
notes person = (Prefiere (el contacto por correo|las llamadas por la tarde|las mañanas)|Muy amable|Siempre puntual|Habla inglés y francés|Trabaja por las tardes)(, desde 20(1[5-9]|2[0-4])|, recomendado por un amigo|, vive cerca|)//(. Actualizar el teléfono.|. Documentos completos.|. Cambió de domicilio en mayo.|)
notes patient = (Paciente (estable|sin dolor|con buena evolución|algo cansado)|Tensión normal|Herida limpia|Buena tolerancia al tratamiento)(, sin fiebre|, duerme bien|, apetito normal|, refiere leve dolor|)//(. Control en (una semana|un mes).|. Mantener la dosis.|. Alergia a la penicilina.|. Repetir el análisis.|)
notes course = (Buen trabajo|Participa mucho|Debe practicar más|Mejora constante|Entrega tardía|Muy buena presentación)(, sobre todo en los ejercicios|, faltó un día|, repasar el tema 3|, trabaja bien en grupo|)//(. Hablar con la familia.|. Puede recuperar en junio.|. Repite el último examen.|)
notes review = (Muy bueno|Excelente|Correcto|Algo caro|Recomendable|Podría mejorar), (volveré pronto|buena atención|llegó a tiempo|tal como se describe|lo uso cada semana|buena relación calidad-precio)//(. Lo recomiendo.|. Cinco estrellas.|. Le doy un ocho.|)
message = (Hola|Buenos días|Buenas tardes|Estimado equipo), (gracias por (la ayuda|la información|el aviso)|ya está todo listo|mañana llamo de nuevo|necesito más información|tengo una duda|queda confirmado)//(. ¿Hay novedades?|. Un saludo.|. Espero su respuesta.|. Hasta pronto.)
reason = (Cambio de (fecha|horario|planes|domicilio)|Falta de (tiempo|documentos|espacio|personal)|Error (en los datos|de registro)|Motivos (personales|de salud|familiares|de trabajo)|A petición propia)//(, avisado (por teléfono|por correo|con antelación)|)
reason patient = (Dolor (de cabeza|de espalda|abdominal|de muelas|de oído)|Control (anual|de tensión|de peso|del embarazo)|Fiebre|Tos persistente|Vacunación|Mareos|Tos seca|Alergia|Revisión de análisis)( desde ayer| desde hace una semana| por segunda vez|)//
title = (Un día en|Historias de|El secreto de|Viaje a|Las voces de|Regreso a|Guía de) (la ciudad|la montaña|el puerto|la isla|el bosque|los abuelos|la costa|el jardín|la frontera)//( en invierno| de noche|)
title task = (Revisar|Preparar|Actualizar|Corregir|Probar|Ordenar) (el informe|la página de inicio|los contactos|el formulario|el calendario|las facturas|el archivo|los permisos|la lista|el plan)//
title event = (Concierto|Encuentro|Fiesta|Feria|Festival|Jornada) de (primavera|otoño|verano|jazz|artesanía|vecinos|cine|lectura|ciencia|teatro)//
advice = (Revisar|Comprobar|Confirmar|Anotar) (los datos|las fechas|los documentos|cada paso)( antes de empezar| una vez al mes| con el responsable| al terminar|)//(. No dejar para el final.|. Guardar una copia.|. Pedir ayuda si hay dudas.|)
advice patient = (Tomar (una cada ocho horas|una cada doce horas|dos al día|una por la noche)|Aplicar (tres veces al día|sobre la piel limpia))( con las comidas| durante (cinco|siete|diez) días| si hay dolor|)//(. Beber mucha agua.|. Evitar el alcohol.|. Reposo relativo.|)
question = ¿(Cuándo|Cómo|Dónde|Con quién|Por qué) se (hace|pide|organiza|guarda|elige|comprueba) (el registro|la lista|el cambio|la reserva|el trabajo)?//
answer = (Sí|No|Depende|Casi siempre|Por supuesto|A veces)(, según el caso|, pero con cuidado|, como la última vez|, si hay tiempo|, desde el año pasado|)//(. Lo confirmo mañana.|. Está en la guía.|. Gracias por preguntar.|)
@pt
description = (De uso (geral|comum|frequente|ocasional)|Para (casos especiais|a maioria dos casos|uso diário|grupos pequenos)|Somente (com autorização prévia|na alta temporada|nos fins de semana|pela manhã))(, em vigor desde (janeiro|março|maio|setembro)|, revisado em (abril|junho|outubro)|, conforme as normas atuais|)//(. Substitui a versão anterior.|. Faltam alguns dados.|. Com algumas exceções.|)
description goods = (De alta qualidade|Muito resistente|Leve e prático|Fácil de usar|De design clássico|De tamanho médio), (para toda a família|para o dia a dia|com garantia de dois anos|de fabricação nacional|ideal para presente)//(. Disponível em várias cores.|. Acompanha manual.|. Últimas unidades.|. Fácil de limpar.|)
description book = (A história|A lembrança|A viagem|A busca) de (uma família|dois irmãos|uma professora|um pescador|um jovem músico) (em uma vila da serra|durante um longo verão|em uma cidade desconhecida|à beira-mar)//(. Um relato cheio de humor.|. Baseado em fatos reais.|. Segunda parte da série.|)
description course = (Introdução a|Conceitos básicos de|Prática de|Revisão de|Oficina de) (estatística|redação|álgebra|história|programação|biologia|desenho técnico)( para iniciantes| com exercícios| em grupos pequenos|)//(. Exige presença regular.|. Avaliação por prova final.|. Inclui material de leitura.|)
description patient = (Dor (de cabeça|lombar|abdominal|de garganta)|Febre leve|Consulta de rotina|Tosse seca|Tontura|Revisão do curativo) (há (dois dias|uma semana|um mês)|após exercício|à noite|sem outros sintomas)//(. Solicitado exame de sangue.|. Repouso e bastante água.|. Retorno em quinze dias.|)
description event = (Show|Palestra|Encontro|Oficina|Feira|Visita guiada) (para toda a família|de outono|de primavera|ao ar livre|com entrada gratuita|no centro cultural)//(. Vagas limitadas.|. Haverá lanche para todos.|. Chegar com antecedência.|. Inscrição na entrada.|)
description place = (Amplo e iluminado|Tranquilo e aconchegante|Recém-reformado|Bem localizado|Com vista para o parque|De ambiente familiar), (perto do centro|a dez minutos da estação|com ar-condicionado|no térreo|com varanda)//(. Aceita animais.|. Com vaga de garagem.|. Acesso para cadeirantes.|. Ideal para famílias.|)
description task = (Revisar|Preparar|Atualizar|Corrigir|Testar|Documentar) (o relatório mensal|a página inicial|a lista de contatos|o formulário|o plano de trabalho|os dados de acesso)( até sexta-feira| com a equipe| na próxima versão|)//(. Prioridade alta.|. Falta resposta da área técnica.|. A primeira parte já foi feita.|)
description vehicle = (Troca de (óleo e filtro|freios|pneus|bateria)|Barulho (no motor|na suspensão)|Revisão geral|Batida no para-choque|Falha no ar-condicionado)(, aos (40|60|80) mil km|, percebido na estrada|, lado esquerdo|, lado direito|)//(. Peça encomendada.|. Testado na rua.|. Sem outros danos.|)
notes = (Sem (novidades|alterações|ocorrências|observações)|Tudo (em ordem|certo|conforme)|Dados (conferidos|completos|atualizados)|Falta (um dado|uma assinatura|confirmar a data)|Aguardando (revisão|confirmação))( por enquanto| desde março| no momento|)//(. Rever na próxima semana.|. Conferir de novo em outubro.|. Nada mais a fazer.|)
notes order = (Entregar|Ligar|Avisar) (pela manhã|à tarde|até sexta-feira|ao chegar|na portaria)(, bloco B|, procurar por Marta|, terceiro andar|, pagamento com cartão|)//(. Embrulhar para presente.|. Cliente pediu nota fiscal.|. Sem sacola plástica.|)
notes person = (Prefere (contato por e-mail|ligações à tarde|o período da manhã)|Muito atencioso|Sempre pontual|Fala inglês e espanhol|Trabalha à tarde)(, desde 20(1[5-9]|2[0-4])|, indicado por um amigo|, mora perto|)//(. Atualizar o telefone.|. Documentos completos.|. Mudou de endereço em maio.|)
notes patient = (Paciente (estável|sem dor|com boa evolução|um pouco cansado)|Pressão normal|Ferida limpa|Boa resposta ao tratamento)(, sem febre|, dorme bem|, apetite normal|, refere dor leve|)//(. Retorno em (uma semana|um mês).|. Manter a dose.|. Alergia a penicilina.|. Repetir o exame.|)
notes course = (Bom trabalho|Participa bastante|Precisa praticar mais|Melhora constante|Entrega atrasada|Ótima apresentação)(, principalmente nos exercícios|, faltou um dia|, rever o capítulo 3|, trabalha bem em grupo|)//(. Conversar com a família.|. Pode recuperar em junho.|. Refaz a última prova.|)
notes review = (Muito bom|Excelente|Correto|Um pouco caro|Recomendo|Pode melhorar), (voltarei em breve|bom atendimento|chegou no prazo|conforme descrito|uso toda semana|bom custo-benefício)//(. Nota dez.|. Cinco estrelas.|. Superou as expectativas.|)
message = (Olá|Bom dia|Boa tarde|Prezada equipe), (obrigado (pela ajuda|pela informação|pelo aviso)|já está tudo pronto|ligo novamente amanhã|preciso de mais informações|tenho uma dúvida|está confirmado)//(. Alguma novidade?|. Um abraço.|. Aguardo retorno.|. Até logo.)
reason = (Mudança de (data|horário|planos|endereço)|Falta de (tempo|documentos|espaço|pessoal)|Erro (nos dados|de cadastro)|Motivos (pessoais|de saúde|familiares|de trabalho)|A pedido)//(, avisado (por telefone|por e-mail|com antecedência)|)
reason patient = (Dor (de cabeça|nas costas|abdominal|de dente|de ouvido)|Controle (anual|da pressão|do peso|da gravidez)|Febre|Tosse persistente|Vacinação|Tontura|Tosse seca|Alergia|Resultado de exames)( desde ontem| há uma semana| pela segunda vez|)//
title = (Um dia em|Histórias de|O segredo de|Viagem a|As vozes de|De volta a|Guia de) (Lisboa|Porto Alegre|Salvador|Olinda|Ouro Preto|Coimbra|Belém|Manaus|Paraty)//( no inverno| à noite|)
title task = (Revisar|Preparar|Atualizar|Corrigir|Testar|Organizar) (o relatório|a página inicial|os contatos|o formulário|o calendário|as notas|o arquivo|as permissões|a lista|o plano)//
title event = (Show|Encontro|Festa|Feira|Festival|Dia) de (primavera|outono|verão|jazz|artesanato|dança|cinema|leitura|ciência|teatro)//
advice = (Revisar|Conferir|Confirmar|Anotar) (os dados|as datas|os documentos|cada etapa)( antes de começar| uma vez por mês| com o responsável| ao terminar|)//(. Não deixar para o fim.|. Guardar uma cópia.|. Pedir ajuda em caso de dúvida.|)
advice patient = (Tomar (um a cada oito horas|um a cada doze horas|dois por dia|um à noite)|Aplicar (três vezes ao dia|sobre a pele limpa))( com as refeições| por (cinco|sete|dez) dias| se houver dor|)//(. Beber bastante água.|. Evitar álcool.|. Repouso relativo.|)
question = (Quando|Como|Onde|Com quem|Por que) se (faz|pede|organiza|guarda|escolhe|confere) (o registro|a lista|a troca|a reserva|o trabalho)?//
answer = (Sim|Não|Depende|Quase sempre|Claro|Às vezes)(, conforme o caso|, mas com cuidado|, como da última vez|, se houver tempo|, desde o ano passado|)//(. Confirmo amanhã.|. Está no guia.|. Obrigado pela pergunta.|)
@it
description = (Di uso (generale|comune|frequente|occasionale)|Per (casi particolari|la maggior parte dei casi|l’uso quotidiano|piccoli gruppi)|Solo (su richiesta|in alta stagione|nel fine settimana|di mattina))(, in vigore da (gennaio|marzo|maggio|settembre)|, rivisto in (aprile|giugno|ottobre)|, secondo le norme attuali|)//(. Sostituisce la versione precedente.|. Mancano alcuni dati.|. Con alcune eccezioni.|)
description goods = (Di alta qualità|Molto resistente|Leggero e pratico|Facile da usare|Dal design classico|Di media grandezza), (per tutta la famiglia|per l’uso quotidiano|con garanzia di due anni|prodotto in Italia|ideale come regalo)//(. Disponibile in più colori.|. Istruzioni incluse.|. Ultimi pezzi.|. Si pulisce facilmente.|)
description book = (La storia|Il ricordo|Il viaggio|La ricerca) di (una famiglia|due fratelli|una maestra|un pescatore|un giovane musicista) (in un paese di montagna|durante una lunga estate|in una città sconosciuta|in riva al mare)//(. Un racconto pieno di ironia.|. Ispirato a fatti veri.|. Seconda parte della serie.|)
description course = (Introduzione a|Elementi di|Esercitazioni di|Ripasso di|Laboratorio di) (statistica|scrittura|algebra|storia|programmazione|biologia|disegno tecnico)( per principianti| con esercizi| in piccoli gruppi|)//(. Frequenza obbligatoria.|. Esame finale scritto.|. Materiale incluso.|)
description patient = (Mal di (testa|schiena|gola|stomaco)|Febbre lieve|Controllo annuale|Tosse secca|Vertigini|Medicazione della ferita) (da (due giorni|una settimana|un mese)|dopo lo sforzo|di notte|senza altri sintomi)//(. Richiesti esami del sangue.|. Riposo e molta acqua.|. Controllo tra quindici giorni.|)
description event = (Concerto|Conferenza|Incontro|Laboratorio|Mercatino|Visita guidata) (per tutta la famiglia|d’autunno|di primavera|all’aperto|a ingresso libero|al centro culturale)//(. Posti limitati.|. Rinfresco per tutti.|. Si prega di essere puntuali.|. Iscrizione all’ingresso.|)
description place = (Ampio e luminoso|Tranquillo e accogliente|Appena ristrutturato|Ben collegato|Con vista sul parco|A gestione familiare), (vicino al centro|a dieci minuti dalla stazione|con riscaldamento|al piano terra|con terrazza)//(. Animali ammessi.|. Con posto auto.|. Accessibile in sedia a rotelle.|. Ideale per famiglie.|)
description task = (Rivedere|Preparare|Aggiornare|Correggere|Provare|Documentare) (il rapporto mensile|la pagina iniziale|l’elenco dei contatti|il modulo|il piano di lavoro|i dati di accesso)( entro venerdì| con il gruppo| nella prossima versione|)//(. Priorità alta.|. Manca la risposta dei tecnici.|. La prima parte è già fatta.|)
description vehicle = (Cambio (olio e filtro|freni|gomme|batteria)|Rumore (al motore|alle sospensioni)|Tagliando completo|Urto al paraurti|Guasto al climatizzatore)(, a (40|60|80) 000 km|, notato in autostrada|, lato sinistro|, lato destro|)//(. Ricambio ordinato.|. Provato su strada.|. Nessun altro danno.|)
notes = (Nessuna (novità|modifica|anomalia|osservazione)|Tutto (in ordine|regolare|a posto)|Dati (verificati|completi|aggiornati)|Manca (un dato|una firma|la conferma)|In attesa di (verifica|conferma))( per ora| da marzo| al momento|)//(. Rivedere la prossima settimana.|. Ricontrollare in autunno.|. Nient’altro da fare.|)
notes order = (Consegnare|Chiamare|Avvisare) (di mattina|nel pomeriggio|entro venerdì|all’arrivo|in portineria)(, scala B|, chiedere di Marta|, terzo piano|, pagamento con carta|)//(. Confezione regalo.|. Il cliente chiede la fattura.|. Senza sacchetti di plastica.|)
notes person = (Preferisce (essere contattato per e-mail|le telefonate nel pomeriggio|la mattina)|Molto gentile|Sempre puntuale|Parla inglese e francese|Lavora nel pomeriggio)(, dal 20(1[5-9]|2[0-4])|, consigliato da un amico|, abita vicino|)//(. Aggiornare il telefono.|. Documenti completi.|. Ha cambiato casa a maggio.|)
notes patient = (Paziente (stabile|senza dolore|in miglioramento|un po’ stanco)|Pressione normale|Ferita pulita|Buona risposta alla terapia)(, senza febbre|, dorme bene|, appetito normale|, riferisce lieve dolore|)//(. Controllo tra (una settimana|un mese).|. Mantenere la dose.|. Allergia alla penicillina.|. Ripetere l’esame.|)
notes course = (Buon lavoro|Partecipa molto|Deve esercitarsi di più|Migliora costantemente|Consegna in ritardo|Ottima presentazione)(, soprattutto negli esercizi|, assente un giorno|, ripassare il capitolo 3|, lavora bene in gruppo|)//(. Parlare con la famiglia.|. Può recuperare a giugno.|. Ripete l’ultima prova.|)
notes review = (Molto buono|Ottimo|Nella norma|Un po’ caro|Consigliato|Da migliorare), (tornerò presto|personale gentile|arrivato in tempo|come descritto|lo uso ogni settimana|buon rapporto qualità-prezzo)//(. Lo consiglio.|. Cinque stelle.|. Voto otto.|)
message = (Ciao|Buongiorno|Buonasera|Gentile staff), (grazie (per l’aiuto|per le informazioni|per l’avviso)|è tutto pronto|richiamo domani|mi servono altre informazioni|ho una domanda|tutto confermato)//(. Ci sono novità?|. Un saluto.|. Attendo risposta.|. A presto.)
reason = (Cambio di (data|orario|programma|indirizzo)|Mancanza di (tempo|documenti|spazio|personale)|Errore (nei dati|di registrazione)|Motivi (personali|di salute|familiari|di lavoro)|Su richiesta)//(, comunicato (per telefono|per e-mail|in anticipo)|)
reason patient = (Mal di (testa|schiena|pancia|denti|orecchio)|Controllo (annuale|della pressione|del peso|in gravidanza)|Febbre|Tosse persistente|Vaccinazione|Vertigini|Tosse secca|Allergia|Lettura degli esami)( da ieri| da una settimana| per la seconda volta|)//
title = (Un giorno a|Storie di|Il segreto di|Viaggio a|Le voci di|Ritorno a|Guida di) (Venezia|Trieste|Matera|Siena|Ferrara|Lecce|Ravenna|Bologna|Palermo)//( d’inverno| di notte|)
title task = (Rivedere|Preparare|Aggiornare|Correggere|Provare|Ordinare) (il rapporto|la pagina iniziale|i contatti|il modulo|il calendario|le fatture|l’archivio|i permessi|l’elenco|il piano)//
title event = (Concerto|Incontro|Festa|Fiera|Festival|Giornata) (di primavera|d’autunno|d’estate|del jazz|dell’artigianato|del vino|del cinema|della lettura|della scienza|del teatro)//
advice = (Rivedere|Controllare|Confermare|Annotare) (i dati|le date|i documenti|ogni passaggio)( prima di iniziare| una volta al mese| con il responsabile| alla fine|)//(. Non rimandare.|. Conservare una copia.|. Chiedere aiuto in caso di dubbi.|)
advice patient = (Prendere (una ogni otto ore|una ogni dodici ore|due al giorno|una alla sera)|Applicare (tre volte al giorno|sulla pelle pulita))( ai pasti| per (cinque|sette|dieci) giorni| in caso di dolore|)//(. Bere molta acqua.|. Evitare l’alcol.|. Riposo relativo.|)
question = (Quando|Come|Dove|Con chi|Perché) si (fa|chiede|organizza|conserva|sceglie|controlla) (il registro|la lista|il cambio|la prenotazione|il lavoro)?//
answer = (Sì|No|Dipende|Quasi sempre|Certo|A volte)(, secondo il caso|, ma con attenzione|, come l’ultima volta|, se c’è tempo|, dall’anno scorso|)//(. Confermo domani.|. È nella guida.|. Grazie per la domanda.|)
@fr
description = (D’usage (général|courant|fréquent|occasionnel)|Pour (les cas particuliers|la plupart des cas|un usage quotidien|les petits groupes)|Seulement (sur demande|en haute saison|le week-end|le matin))(, en vigueur depuis (janvier|mars|mai|septembre)|, revu en (avril|juin|octobre)|, selon les règles actuelles|)//(. Remplace la version précédente.|. Quelques données manquent.|. Avec quelques exceptions.|)
description goods = (De grande qualité|Très résistant|Léger et pratique|Facile à utiliser|Au style classique|De taille moyenne), (pour toute la famille|pour tous les jours|garanti deux ans|fabriqué en France|idéal à offrir)//(. Existe en plusieurs couleurs.|. Notice incluse.|. Dernières pièces.|. Se nettoie facilement.|)
description book = (L’histoire|Le souvenir|Le voyage|La quête) d’(une famille|un frère et de sa sœur|une institutrice|un pêcheur|un jeune musicien) (dans un village de montagne|pendant un long été|dans une ville inconnue|au bord de la mer)//(. Un récit plein d’humour.|. Inspiré de faits réels.|. Deuxième partie de la série.|)
description course = (Introduction à|Bases de|Pratique de|Révision de|Atelier de) (la statistique|la rédaction|l’algèbre|l’histoire|la programmation|la biologie|la photographie)( pour débutants| avec exercices| en petits groupes|)//(. Présence obligatoire.|. Examen final écrit.|. Supports fournis.|)
description patient = (Maux de (tête|dos|gorge|ventre)|Fièvre légère|Contrôle annuel|Toux sèche|Vertiges|Pansement de la plaie) (depuis (deux jours|une semaine|un mois)|après l’effort|la nuit|sans autre symptôme)//(. Prise de sang demandée.|. Repos et beaucoup d’eau.|. Contrôle dans quinze jours.|)
description event = (Concert|Conférence|Rencontre|Atelier|Marché|Visite guidée) (pour toute la famille|d’automne|de printemps|en plein air|en entrée libre|au centre culturel)//(. Places limitées.|. Verre offert à tous.|. Merci d’être à l’heure.|. Inscription sur place.|)
description place = (Vaste et lumineux|Calme et chaleureux|Rénové récemment|Bien desservi|Avec vue sur le parc|Dans une rue calme), (près du centre|à dix minutes de la gare|avec chauffage|au rez-de-chaussée|avec terrasse)//(. Animaux acceptés.|. Avec place de parking.|. Accès en fauteuil roulant.|. Idéal pour les familles.|)
description task = (Relire|Préparer|Mettre à jour|Corriger|Tester|Documenter) (le rapport mensuel|la page d’accueil|la liste des contacts|le formulaire|le plan de travail|les accès)( avant vendredi| avec l’équipe| dans la prochaine version|)//(. Priorité haute.|. Réponse technique attendue.|. La première partie est faite.|)
description vehicle = (Changement (de l’huile et du filtre|des freins|des pneus|de la batterie)|Bruit (du moteur|de suspension)|Révision complète|Choc au pare-chocs|Panne de climatisation)(, à (40|60|80) 000 km|, constaté sur route|, côté gauche|, côté droit|)//(. Pièce commandée.|. Essai sur route fait.|. Pas d’autre dégât.|)
notes = (Aucun (changement|incident|problème|commentaire)|Tout est (en ordre|correct|conforme)|Données (vérifiées|complètes|à jour)|Il manque (une information|une signature|la date)|En attente de (vérification|confirmation))( pour l’instant| depuis mars| à ce jour|)//(. À revoir la semaine prochaine.|. À vérifier de nouveau en automne.|. Rien d’autre à faire.|)
notes order = (Livrer|Appeler|Prévenir) (le matin|l’après-midi|avant vendredi|à l’arrivée|à l’accueil)(, bâtiment B|, demander Marthe|, troisième étage|, paiement par carte|)//(. Emballage cadeau.|. Le client veut une facture.|. Sans sac plastique.|)
notes person = (Préfère (les courriels|les appels l’après-midi|le matin)|Très aimable|Toujours à l’heure|Parle anglais et espagnol|Travaille l’après-midi)(, depuis 20(1[5-9]|2[0-4])|, conseillé par un ami|, habite tout près|)//(. Téléphone à mettre à jour.|. Dossier complet.|. A déménagé en mai.|)
notes patient = (Patient (stable|sans douleur|en bonne évolution|un peu fatigué)|Tension normale|Plaie propre|Bonne réponse au traitement)(, sans fièvre|, dort bien|, appétit normal|, légère douleur|)//(. Contrôle dans (une semaine|un mois).|. Garder la même dose.|. Allergie à la pénicilline.|. Refaire l’analyse.|)
notes course = (Bon travail|Participe beaucoup|Doit s’exercer davantage|Progrès réguliers|Remis en retard|Très bel exposé)(, surtout dans les exercices|, absent un jour|, revoir le chapitre 3|, travaille bien en groupe|)//(. En parler à la famille.|. Rattrapage possible en juin.|. Refait le dernier devoir.|)
notes review = (Très bien|Excellent|Correct|Un peu cher|Recommandé|Peut mieux faire), (je reviendrai|personnel aimable|arrivé à temps|conforme à la description|utilisé chaque semaine|bon rapport qualité-prix)//(. Je recommande.|. Cinq étoiles.|. Note de huit.|)
message = (Bonjour|Bonsoir|Chère équipe|Salut), (merci (pour l’aide|pour les informations|de m’avoir prévenu)|tout est prêt|je rappelle demain|il me faut plus d’informations|j’ai une question|c’est confirmé)//(. Y a-t-il du nouveau ?|. Cordialement.|. J’attends votre réponse.|. À bientôt.)
reason = (Changement (de date|d’horaire|de programme|d’adresse)|Manque (de temps|de documents|de place|de personnel)|Erreur (dans les données|de saisie)|Raisons (personnelles|de santé|familiales|professionnelles)|Sur demande)//(, signalé (par téléphone|par courriel|à l’avance)|)
reason patient = (Maux de (tête|dos|ventre|dents|gorge)|Contrôle (annuel|de la tension|du poids|de grossesse)|Fièvre|Toux persistante|Vaccination|Vertiges|Toux sèche|Allergie|Lecture des analyses)( depuis hier| depuis une semaine| pour la seconde fois|)//
title = (Un jour à|Histoires de|Le secret de|Voyage à|Les voix de|Retour à|Guide de) (Lyon|Nantes|Bordeaux|Genève|Québec|Marseille|Bruges|Dakar|Annecy)//( la nuit| en hiver|)
title task = (Relire|Préparer|Mettre à jour|Corriger|Tester|Classer) (le rapport|la page d’accueil|les contacts|le formulaire|le calendrier|les factures|les archives|les droits|la liste|le plan)//
title event = (Concert|Rencontre|Fête|Salon|Festival|Journée) (de printemps|d’automne|d’été|de jazz|de l’artisanat|des voisins|du cinéma|de la lecture|des sciences|du théâtre)//
advice = (Relire|Vérifier|Confirmer|Noter) (les données|les dates|les documents|chaque étape)( avant de commencer| une fois par mois| avec le responsable| à la fin|)//(. Ne pas attendre la fin.|. Garder une copie.|. Demander de l’aide en cas de doute.|)
advice patient = (Prendre (un toutes les huit heures|un toutes les douze heures|deux par jour|un le soir)|Appliquer (trois fois par jour|sur peau propre))( pendant les repas| pendant (cinq|sept|dix) jours| en cas de douleur|)//(. Boire beaucoup d’eau.|. Éviter l’alcool.|. Repos conseillé.|)
question = (Quand|Comment|Où|Avec qui|Pourquoi) (faire|demander|organiser|garder|choisir|vérifier) (le registre|la liste|l’échange|la réservation|le travail) ?//
answer = (Oui|Non|Cela dépend|Presque toujours|Bien sûr|Parfois)(, selon le cas|, mais avec soin|, comme la dernière fois|, s’il reste du temps|, depuis l’an dernier|)//(. Je confirme demain.|. C’est dans le guide.|. Merci pour la question.|)
@de
description = (Für (den täglichen Gebrauch|besondere Fälle|die meisten Fälle|kleine Gruppen)|Nur (nach Absprache|in der Hauptsaison|am Wochenende|vormittags)|Allgemeine Angaben|Wird (häufig|selten) gebraucht)(, gültig seit (Januar|März|Mai|September)|, überarbeitet im (April|Juni|Oktober)|, nach den aktuellen Regeln|)//(. Ersetzt die frühere Fassung.|. Einige Angaben fehlen noch.|. Mit wenigen Ausnahmen.|)
description goods = (Sehr hochwertig|Besonders robust|Leicht und praktisch|Einfach zu bedienen|In klassischem Design|Mittelgroß), (für die ganze Familie|für jeden Tag|mit zwei Jahren Garantie|in Deutschland hergestellt|ideal als Geschenk)//(. In mehreren Farben erhältlich.|. Mit Anleitung.|. Nur noch wenige Stücke.|. Leicht zu reinigen.|)
description course = (Einführung in|Grundlagen der|Übungen zur|Wiederholung der|Werkstatt zur) (Statistik|Chemie|Algebra|Geschichte|Informatik|Biologie|Fotografie)( für Anfänger| mit Übungen| in kleinen Gruppen|)//(. Regelmäßige Teilnahme nötig.|. Schriftliche Prüfung am Ende.|. Unterlagen inbegriffen.|)
description patient = (Kopfschmerzen|Rückenschmerzen|Halsschmerzen|Leichtes Fieber|Trockener Husten|Schwindel|Jährliche Kontrolle) (seit (zwei Tagen|einer Woche|einem Monat)|nach Belastung|in der Nacht|ohne weitere Beschwerden)//(. Blutbild angefordert.|. Ruhe und viel Wasser.|. Kontrolle in zwei Wochen.|)
description event = (Konzert|Vortrag|Treffen|Werkstatt|Markt|Führung) (für die ganze Familie|im Herbst|im Frühling|im Freien|bei freiem Eintritt|im Kulturzentrum)//(. Begrenzte Plätze.|. Getränke für alle.|. Bitte pünktlich kommen.|. Anmeldung am Eingang.|)
description place = (Groß und hell|Ruhig und gemütlich|Frisch renoviert|Gut angebunden|Mit Blick auf den Park|Familienfreundlich), (nahe am Zentrum|zehn Minuten vom Bahnhof|mit Heizung|im Erdgeschoss|mit Terrasse)//(. Haustiere erlaubt.|. Mit Parkplatz.|. Ohne Stufen erreichbar.|. Ideal für Familien.|)
description task = (Den Monatsbericht|Die Startseite|Die Kontaktliste|Das Formular|Den Arbeitsplan|Die Zugänge) (prüfen|vorbereiten|erneuern|berichtigen|testen|beschreiben)( bis Freitag| im Team| für die nächste Fassung|)//(. Hohe Priorität.|. Antwort der Technik fehlt noch.|. Der erste Teil ist fertig.|)
description vehicle = (Wechsel von (Öl und Filter|Bremsen|Reifen|Batterie)|Geräusch (am Motor|am Fahrwerk)|Große Inspektion|Delle am Stoßfänger|Klimaanlage ausgefallen)(, bei (40|60|80) 000 km|, auf der Probefahrt bemerkt|, linke Seite|, rechte Seite|)//(. Ersatzteil bestellt.|. Probefahrt gemacht.|. Keine weiteren Schäden.|)
notes = (Keine (Änderungen|Besonderheiten|Vorkommnisse|Auffälligkeiten)|Alles (in Ordnung|vollständig|wie besprochen)|Angaben (geprüft|ergänzt|aktuell)|Es fehlt noch (eine Angabe|eine Unterschrift|das Datum)|Wird noch (geprüft|bestätigt))( bisher| seit März| zurzeit|)//(. Nächste Woche wieder ansehen.|. Im Herbst erneut prüfen.|. Sonst nichts zu tun.|)
notes order = (Liefern|Anrufen|Melden) (am Vormittag|am Nachmittag|bis Freitag|bei Ankunft|am Empfang)(, Klingel B|, bei Schulz|, dritter Stock|, Zahlung mit Karte|)//(. Als Geschenk verpacken.|. Der Kunde möchte eine Rechnung.|. Ohne Plastiktüte.|)
notes person = (Bevorzugt (E-Mails|Anrufe am Nachmittag|den Vormittag)|Sehr freundlich|Immer pünktlich|Spricht Englisch und Spanisch|Arbeitet nachmittags)(, seit 20(1[5-9]|2[0-4])|, auf Empfehlung|, wohnt in der Nähe|)//(. Telefonnummer erneuern.|. Unterlagen vollständig.|. Im Mai umgezogen.|)
notes patient = (Zustand stabil|Keine Schmerzen|Guter Verlauf|Etwas müde|Blutdruck normal|Wunde sauber|Verträgt die Behandlung gut)(, kein Fieber|, schläft gut|, Appetit normal|, leichte Schmerzen|)//(. Kontrolle in (einer Woche|einem Monat).|. Dosis beibehalten.|. Allergie gegen Penicillin.|. Blutbild wiederholen.|)
message = (Hallo|Guten Morgen|Guten Tag|Liebes Team), (danke (für die Hilfe|für die Auskunft|für die Nachricht)|alles ist fertig|ich rufe morgen wieder an|ich brauche weitere Angaben|ich habe eine Frage|es ist bestätigt)//(. Gibt es Neues?|. Viele Grüße.|. Ich warte auf Antwort.|. Bis bald.)
reason = (Änderung (des Termins|der Zeiten|der Pläne|der Anschrift)|(Zeit|Platz|Personal)mangel|Fehlende Unterlagen|Fehler (in den Angaben|bei der Eingabe)|(Private|Gesundheitliche|Familiäre|Berufliche) Gründe|Auf eigenen Wunsch)//(, (telefonisch|per E-Mail|rechtzeitig) gemeldet|)
title = (Ein Tag in|Geschichten aus|Das Geheimnis von|Reise nach|Stimmen aus|Rückkehr nach|Unterwegs in) (Bremen|Leipzig|Wien|Basel|Lübeck|Weimar|Salzburg|Görlitz|Konstanz)//( einst| im Winter|)
title task = (Bericht|Startseite|Kontakte|Formular|Kalender|Rechnungen|Archiv|Rechte|Liste|Plan) (prüfen|vorbereiten|erneuern|berichtigen|testen|ordnen)//
title event = (Konzert|Treffen|Fest|Messe|Festival|Tag) (im Frühling|im Herbst|im Sommer|des Jazz|des Handwerks|der Nachbarn|des Films|des Lesens|der Wissenschaft|des Theaters)//
advice = (Angaben|Termine|Unterlagen|Jeden Schritt) (prüfen|bestätigen|notieren|abgleichen)(, bevor es losgeht|, einmal im Monat|, gemeinsam mit der Leitung|, am Ende|)//(. Nicht bis zuletzt warten.|. Eine Kopie aufheben.|. Im Zweifel nachfragen.|)
advice patient = (Einnahme (alle acht Stunden|alle zwölf Stunden|zweimal täglich|abends)|Auftragen (dreimal täglich|auf die saubere Haut))( zu den Mahlzeiten| für (fünf|sieben|zehn) Tage| bei Schmerzen|)//(. Viel Wasser trinken.|. Keinen Alkohol trinken.|. Schonung.|)
question = (Wann|Wie|Wo|Mit wem|Warum) wird (das Verzeichnis|die Liste|der Tausch|die Reservierung|die Arbeit) (gemacht|beantragt|geplant|aufbewahrt|geprüft)?//
answer = (Ja|Nein|Je nachdem|Fast immer|Sicher|Manchmal)(, von Fall zu Fall|, aber mit Sorgfalt|, wie beim letzten Mal|, wenn Zeit bleibt|, seit letztem Jahr|)//(. Ich bestätige es morgen.|. Es steht in der Anleitung.|. Danke für die Frage.|)
@nl
description = (Voor (dagelijks gebruik|bijzondere gevallen|de meeste gevallen|kleine groepen)|Alleen (na overleg|in het hoogseizoen|in het weekend|in de ochtend)|Algemene gegevens|Wordt (vaak|zelden) gebruikt)(, geldig sinds (januari|maart|mei|september)|, herzien in (april|juni|oktober)|, volgens de huidige regels|)//(. Vervangt de vorige versie.|. Enkele gegevens ontbreken nog.|. Op een paar uitzonderingen na.|)
description goods = (Van hoge kwaliteit|Zeer stevig|Licht en praktisch|Makkelijk in gebruik|Klassiek van vorm|Van gemiddelde grootte), (voor het hele gezin|voor elke dag|met twee jaar garantie|gemaakt in Nederland|leuk als cadeau)//(. In meerdere kleuren.|. Met handleiding.|. Laatste exemplaren.|. Makkelijk schoon te maken.|)
description course = (Inleiding|Basis|Oefening|Herhaling|Werkplaats) (statistiek|schrijven|algebra|geschiedenis|informatica|biologie|fotografie)( voor beginners| met oefeningen| in kleine groepen|)//(. Aanwezigheid verplicht.|. Met een schriftelijk examen.|. Inclusief lesmateriaal.|)
description event = (Concert|Lezing|Bijeenkomst|Workshop|Markt|Rondleiding) (voor het hele gezin|in het najaar|in het voorjaar|in de open lucht|met vrije toegang|in het cultuurhuis)//(. Beperkt aantal plaatsen.|. Met een drankje na afloop.|. Kom graag op tijd.|. Aanmelden bij de ingang.|)
description task = (Het maandverslag|De startpagina|De contactlijst|Het formulier|Het werkplan|De toegang) (nakijken|voorbereiden|bijwerken|verbeteren|testen|beschrijven)( voor vrijdag| met het team| voor de volgende versie|)//(. Hoge prioriteit.|. Wacht op de techniek.|. Het eerste deel is klaar.|)
notes = (Geen (wijzigingen|bijzonderheden|problemen|vragen)|Alles (in orde|compleet|zoals besproken)|Gegevens (nagekeken|aangevuld|actueel)|Er mist nog (een gegeven|een handtekening|de datum)|Wordt nog (nagekeken|bevestigd))( tot nu toe| sinds maart| op dit moment|)//(. Volgende week opnieuw bekijken.|. In het najaar nog eens nagaan.|. Verder niets te doen.|)
notes order = (Leveren|Bellen|Melden) (in de ochtend|in de middag|voor vrijdag|bij aankomst|bij de balie)(, bel B|, vraag naar Marte|, derde verdieping|, betaling met pas|)//(. Graag inpakken als cadeau.|. De klant wil een factuur.|. Zonder plastic tas.|)
message = (Hallo|Goedemorgen|Goedemiddag|Beste team), (bedankt (voor de hulp|voor de informatie|voor het bericht)|alles is klaar|ik bel morgen terug|ik heb meer gegevens nodig|ik heb een vraag|het is bevestigd)//(. Is er nieuws?|. Met vriendelijke groet.|. Ik wacht op antwoord.|. Tot snel.)
reason = (Andere (datum|tijden|plannen|woonplaats)|Te weinig (tijd|ruimte|personeel|gegevens)|Fout (in de gegevens|bij het invoeren)|Reden (privé|van gezondheid|in de familie|van het werk)|Op eigen verzoek)//(, (telefonisch|per e-mail|op tijd) gemeld|)
title = (Een dag in|Verhalen uit|Het geheim van|Reis naar|Stemmen uit|Terug naar|Onderweg in) (Utrecht|Gent|Leiden|Delft|Brugge|Zwolle|Haarlem|Breda|Groningen)//( vroeger| in de winter|)
advice = (Gegevens|Data|Documenten|Elke stap) (nakijken|bevestigen|noteren|vergelijken)(, voor het begin|, eens per maand|, samen met de leiding|, aan het eind|)//(. Wacht niet tot het laatst.|. Bewaar een kopie.|. Vraag bij twijfel om hulp.|)
question = (Wanneer|Hoe|Waar|Met wie|Waarom) wordt (het register|de lijst|de ruil|de reservering|het werk) (gemaakt|aangevraagd|gepland|bewaard|nagekeken)?//
answer = (Ja|Nee|Het hangt ervan af|Bijna altijd|Zeker|Soms)(, per geval|, maar met zorg|, net als de vorige keer|, als er tijd is|, sinds vorig jaar|)//(. Ik bevestig het morgen.|. Het staat in de handleiding.|. Bedankt voor de vraag.|)
@pl
description = (Do (codziennego użytku|szczególnych przypadków|większości przypadków|małych grup)|Tylko (po uzgodnieniu|w sezonie|w weekendy|rano)|Dane ogólne|Używane (często|rzadko))(, ważne od (stycznia|marca|maja|września)|, poprawione w (kwietniu|czerwcu|październiku)|, zgodnie z zasadami|)//(. Zastępuje wcześniejszą wersję.|. Brakuje kilku danych.|. Z kilkoma wyjątkami.|)
description goods = (Wysoka jakość|Duża trwałość|Lekka budowa|Łatwa obsługa|Klasyczny wygląd|Średni rozmiar), (dla całej rodziny|na co dzień|z dwuletnią gwarancją|produkcja krajowa|dobry pomysł na prezent)//(. Dostępne różne kolory.|. Z instrukcją.|. Ostatnie sztuki.|. Łatwo utrzymać w czystości.|)
description event = (Koncert|Wykład|Spotkanie|Warsztaty|Targi|Zwiedzanie) (dla całej rodziny|na jesień|na wiosnę|na świeżym powietrzu|z wolnym wstępem|w domu kultury)//(. Liczba miejsc ograniczona.|. Napoje dla wszystkich.|. Prosimy o punktualność.|. Zapisy przy wejściu.|)
description task = (Sprawdzić|Przygotować|Poprawić|Przetestować|Opisać|Uzupełnić) (raport miesięczny|stronę główną|listę kontaktów|formularz|plan pracy|uprawnienia)( do piątku| z zespołem| w następnej wersji|)//(. Wysoki priorytet.|. Brak odpowiedzi technika.|. Pierwsza część gotowa.|)
notes = (Bez (zmian|uwag|problemów|zastrzeżeń)|Wszystko (w porządku|kompletne|zgodnie z ustaleniami)|Dane (sprawdzone|uzupełnione|aktualne)|Brakuje (jednej danej|podpisu|daty)|Do (sprawdzenia|potwierdzenia))( na razie| od marca| obecnie|)//(. Wrócić do tego za tydzień.|. Sprawdzić ponownie jesienią.|. Nic więcej nie trzeba.|)
notes order = (Dostarczyć|Zadzwonić|Powiadomić) (rano|po południu|do piątku|po przyjeździe|w recepcji)(, dzwonek B|, pytać o Martę|, trzecie piętro|, płatność kartą|)//(. Zapakować na prezent.|. Klient prosi o fakturę.|. Bez torby foliowej.|)
message = (Cześć|Dzień dobry|Dobry wieczór|Szanowni Państwo), (dziękuję (za pomoc|za informację|za wiadomość)|wszystko jest gotowe|zadzwonię jutro|potrzebuję więcej danych|mam pytanie|potwierdzam)//(. Czy są jakieś nowości?|. Pozdrawiam.|. Czekam na odpowiedź.|. Do zobaczenia.)
reason = (Zmiana (terminu|godzin|planów|adresu)|Brak (czasu|miejsca|personelu|dokumentów)|Błąd (w danych|przy wpisie)|Powody (osobiste|zdrowotne|rodzinne|zawodowe)|Na własną prośbę)//(, zgłoszono (telefonicznie|mailem|wcześniej)|)
title = (Dzień|Opowieści|Tajemnica|Podróż|Głosy|Powrót|Spacer) (z Krakowa|z Gdańska|z Torunia|z Wrocławia|z Lublina|znad morza|z gór|znad jeziora|z miasteczka)//( dawniej| zimą|)
advice = (Sprawdzić|Potwierdzić|Zapisać|Porównać) (dane|terminy|dokumenty|każdy krok)( przed rozpoczęciem| raz w miesiącu| z kierownikiem| na końcu|)//(. Nie zwlekać do końca.|. Zachować kopię.|. W razie wątpliwości zapytać.|)
question = (Kiedy|Jak|Gdzie|Z kim|Dlaczego) (zrobić|zgłosić|zaplanować|przechować|sprawdzić) (rejestr|listę|wymianę|rezerwację|pracę)?//
answer = (Tak|Nie|To zależy|Prawie zawsze|Oczywiście|Czasami)(, w zależności od sprawy|, ale ostrożnie|, jak ostatnio|, jeśli będzie czas|, od zeszłego roku|)//(. Potwierdzę jutro.|. Jest w instrukcji.|. Dziękuję za pytanie.|)
@tr
description = (Günlük kullanım|Özel durumlar|Çoğu durum|Küçük gruplar|Hafta sonu|Sabah saatleri|Yoğun dönem|Genel kullanım) için( uygun| hazırlandı| yeterli| önerilir)(, (ocak|mart|mayıs|eylül) ayından beri geçerli|)//(. Önceki sürümün yerini alır.|. Bazı bilgiler eksik.|. Birkaç istisna var.|)
description goods = (Yüksek kaliteli|Çok dayanıklı|Hafif ve kullanışlı|Kullanımı kolay|Klasik tasarımlı|Orta boy), (tüm aile için|günlük kullanıma uygun|iki yıl garantili|yerli üretim|hediye için ideal)//(. Farklı renkleri var.|. Kullanım kılavuzu içinde.|. Son ürünler.|. Kolay temizlenir.|)
notes = (Değişiklik|Sorun|Eksik|Özel bir durum|Yeni bir bilgi|Ek bilgi) yok(, (bilgiler|belgeler|kayıtlar) (kontrol edildi|tamam|güncel)|, şimdilik)//(. Haftaya tekrar bakılacak.|. Sonbaharda yeniden kontrol edilecek.|. Başka işlem gerekmiyor.|)
message = (Merhaba|Günaydın|İyi günler|Sayın yetkili), (yardımınız için teşekkürler|bilgi için teşekkürler|her şey hazır|yarın tekrar arayacağım|daha fazla bilgiye ihtiyacım var|bir sorum var|onaylandı)//(. Yeni bir gelişme var mı?|. İyi çalışmalar.|. Cevabınızı bekliyorum.|. Görüşmek üzere.)
reason = ((Tarih|Saat|Plan|Adres) değişikliği|(Zaman|Yer|Personel|Belge) eksikliği|(Bilgi|Kayıt) hatası|(Kişisel|Ailevi|Sağlık|İş) nedenleri|Kendi isteği)//(, (telefonla|e-postayla|önceden) bildirildi|)
title = (Şehirde|Dağda|Kıyıda|Adada|Köyde|Bahçede|Eski mahallede|Limanda|Ormanda) (bir gün|bir yaz|sessizlik|bir yolculuk|kayıp zaman|ilk kar|bir sır)//( yeniden| üzerine|)
advice = (Bilgileri|Tarihleri|Belgeleri|Her adımı) (kontrol edin|onaylayın|not alın|karşılaştırın)(, başlamadan önce|, ayda bir kez|, sorumluyla birlikte|, en sonunda|)//(. Son güne bırakmayın.|. Bir kopya saklayın.|. Emin değilseniz sorun.|)
question = (Kayıt|Liste|Değişim|Rezervasyon|Çalışma) (ne zaman|nasıl|nerede|kiminle|neden) (yapılır|istenir|planlanır|kontrol edilir)?//
answer = (Evet|Hayır|Duruma bağlı|Neredeyse her zaman|Elbette|Bazen)(, duruma göre|, ama dikkatle|, geçen seferki gibi|, zaman kalırsa|, geçen yıldan beri|)//(. Yarın onaylarım.|. Kılavuzda yazıyor.|. Sorunuz için teşekkürler.|)
@id
description = (Untuk (penggunaan sehari-hari|keadaan khusus|kebutuhan umum|kelompok kecil)|Hanya (dengan persetujuan|pada musim ramai|pada akhir pekan|di pagi hari)|Data umum|Sering dipakai)(, berlaku sejak (Januari|Maret|Mei|September)|, diperbarui pada (April|Juni|Oktober)|, sesuai aturan|)//(. Menggantikan versi lama.|. Beberapa data belum lengkap.|. Dengan beberapa pengecualian.|)
description goods = (Kualitas tinggi|Sangat kuat|Ringan dan praktis|Mudah digunakan|Desain klasik|Ukuran sedang), (untuk seluruh keluarga|untuk sehari-hari|garansi dua tahun|buatan lokal|cocok untuk hadiah)//(. Tersedia dalam beberapa warna.|. Termasuk petunjuk.|. Stok terakhir.|. Mudah dibersihkan.|)
description patient = (Sakit kepala|Sakit punggung|Sakit perut|Demam ringan|Batuk kering|Pusing|Kontrol rutin) (sejak (dua hari|satu minggu|satu bulan)|setelah beraktivitas|pada malam hari|tanpa keluhan lain)//(. Perlu cek darah.|. Istirahat dan banyak minum.|. Kontrol dua minggu lagi.|)
notes = (Tidak ada (perubahan|kendala|catatan khusus|masalah)|Semua (lengkap|sesuai|beres)|Data (sudah dicek|sudah lengkap|terbaru)|Masih kurang (satu data|tanda tangan|tanggal)|Menunggu (pengecekan|konfirmasi))( saat ini| sejak Maret| sementara|)//(. Dicek lagi minggu depan.|. Periksa ulang bulan depan.|. Tidak perlu tindakan lain.|)
message = (Halo|Selamat pagi|Selamat siang|Kepada tim), (terima kasih atas (bantuannya|informasinya|kabarnya)|semua sudah siap|besok saya hubungi lagi|saya perlu informasi lagi|saya ada pertanyaan|sudah dikonfirmasi)//(. Apakah ada kabar baru?|. Salam.|. Saya tunggu jawabannya.|. Sampai jumpa.)
reason = (Perubahan (tanggal|jam|rencana|alamat)|Kurang (waktu|tempat|tenaga|dokumen)|Kesalahan (data|pencatatan)|Alasan (pribadi|kesehatan|keluarga|pekerjaan)|Permintaan sendiri)//(, diberitahukan (lewat telepon|lewat email|sebelumnya)|)
reason patient = (Sakit (kepala|punggung|perut|gigi|telinga)|Kontrol (tahunan|tekanan darah|berat badan|kehamilan)|Demam|Batuk|Vaksinasi|Pusing|Alergi|Hasil lab)( sejak kemarin| sejak seminggu| untuk kedua kalinya|)//
title = (Sehari di|Cerita dari|Rahasia|Perjalanan ke|Suara dari|Kembali ke|Jejak di) (Bandung|Yogyakarta|Surabaya|Malang|Padang|Makassar|Ubud|Bogor|Semarang)//( dulu| di musim hujan|)
advice = (Periksa|Konfirmasi|Catat|Bandingkan) (data|tanggal|dokumen|setiap langkah)( sebelum mulai| sebulan sekali| bersama penanggung jawab| di akhir|)//(. Jangan menunggu terakhir.|. Simpan salinannya.|. Tanyakan jika ragu.|)
question = (Kapan|Bagaimana|Di mana|Dengan siapa|Mengapa) (daftar|penukaran|pemesanan|pekerjaan|laporan) (dibuat|diminta|disusun|disimpan|diperiksa)?//
answer = (Ya|Tidak|Tergantung|Hampir selalu|Tentu|Kadang-kadang)(, sesuai keadaan|, tetapi hati-hati|, seperti sebelumnya|, jika ada waktu|, sejak tahun lalu|)//(. Besok saya konfirmasi.|. Ada di panduan.|. Terima kasih atas pertanyaannya.|)
@cs
description = (Pro (každodenní použití|zvláštní případy|většinu případů|malé skupiny)|Jen (po domluvě|v sezoně|o víkendu|dopoledne)|Obecné údaje|Používá se (často|zřídka))(, platí od (ledna|března|května|září)|, upraveno v (dubnu|červnu|říjnu)|, podle pravidel|)//(. Nahrazuje starší verzi.|. Některé údaje chybí.|. Až na několik výjimek.|)
notes = (Beze změn|Bez problémů|Bez připomínek|Vše (v pořádku|kompletní|podle dohody)|Údaje (ověřeny|doplněny|aktuální)|Chybí (jeden údaj|podpis|datum)|Čeká na (ověření|potvrzení))( zatím| od března| momentálně|)//(. Vrátit se k tomu za týden.|. Na podzim znovu ověřit.|. Nic dalšího není třeba.|)
message = (Ahoj|Dobrý den|Dobré ráno|Vážení), (děkuji (za pomoc|za informaci|za zprávu)|vše je připraveno|zavolám zítra|potřebuji více údajů|mám dotaz|potvrzuji)//(. Je něco nového?|. S pozdravem.|. Čekám na odpověď.|. Na shledanou.)
reason = (Změna (termínu|času|plánů|adresy)|Nedostatek (času|místa|lidí|podkladů)|Chyba (v údajích|při zápisu)|Důvody (osobní|zdravotní|rodinné|pracovní)|Na vlastní žádost)//(, oznámeno (telefonem|e-mailem|předem)|)
title = (Den|Příběhy|Tajemství|Cesta|Hlasy|Návrat|Toulky) (z Brna|z Olomouce|z Plzně|z Tábora|z hor|od řeky|z ostrova|z vesnice|z přístavu)//( kdysi| v zimě|)
@hr
description = (Za (svaki dan|posebne slučajeve|male grupe|opću upotrebu)|Samo (po dogovoru|u sezoni|vikendom|ujutro)|Opći podaci|Koristi se (često|rijetko))(, vrijedi od (sredine|početka|kraja) godine|, prema pravilima|, za sve|, uz najavu|)//(. Zamjenjuje raniju verziju.|. Neki podaci nedostaju.|. Uz nekoliko iznimaka.|)
notes = (Bez (promjena|problema|primjedbi|napomena)|Sve je (u redu|potpuno|prema dogovoru)|Podaci su (provjereni|dopunjeni|ispravni)|Nedostaje (jedan podatak|potpis|datum)|Čeka se (provjera|potvrda))( zasad| trenutno| od proljeća|)//(. Pogledati za tjedan dana.|. Ponovno provjeriti ujesen.|. Ništa drugo nije potrebno.|)
message = (Bok|Dobar dan|Dobro jutro|Poštovani), (hvala (na pomoći|na informaciji|na poruci)|sve je spremno|zovem sutra|trebam još podataka|imam pitanje|potvrđujem)//(. Ima li novosti?|. Lijep pozdrav.|. Čekam odgovor.|. Vidimo se.)
reason = (Promjena (termina|vremena|plana|adrese)|Nedostatak (vremena|mjesta|osoblja|dokumenata)|Greška (u podacima|pri unosu)|Razlozi (osobni|zdravstveni|obiteljski|poslovni)|Na vlastiti zahtjev)//(, javljeno (telefonom|e-mailom|unaprijed)|)
title = (Dan|Priče|Tajna|Put|Glasovi|Povratak|Šetnja) (iz Splita|iz Osijeka|iz Zadra|iz Rijeke|s mora|s rijeke|s otoka|iz sela|iz luke)//( nekada| zimi|)
@sv
description = (För (daglig användning|särskilda fall|de flesta fall|små grupper)|Endast (efter överenskommelse|under högsäsong|på helger|på förmiddagen)|Allmänna uppgifter|Används (ofta|sällan))(, gäller från (januari|mars|maj|september)|, ändrad i (april|juni|oktober)|, enligt reglerna|)//(. Ersätter den tidigare versionen.|. Några uppgifter saknas.|. Med några undantag.|)
notes = (Inga (ändringar|problem|anmärkningar|frågor)|Allt (är klart|stämmer|enligt plan)|Uppgifterna är (kontrollerade|kompletta|aktuella)|Det saknas (en uppgift|en underskrift|ett datum)|Väntar på (kontroll|bekräftelse))( hittills| sedan mars| just nu|)//(. Titta igen nästa vecka.|. Kontrollera igen i höst.|. Inget mer behövs.|)
message = (Hej|God morgon|God dag|Hej alla), (tack (för hjälpen|för informationen|för meddelandet)|allt är klart|jag ringer i morgon|jag behöver fler uppgifter|jag har en fråga|det är bekräftat)//(. Finns det något nytt?|. Vänliga hälsningar.|. Jag väntar på svar.|. Vi ses.)
reason = (Ändrad (tid|plan|adress|dag)|Brist på (tid|plats|personal|underlag)|Fel (i uppgifterna|vid inmatning)|(Personliga|Medicinska|Familjens|Arbetets) skäl|På egen begäran)//(, meddelat (per telefon|per e-post|i förväg)|)
title = (En dag i|Berättelser från|Hemligheten i|Resan till|Röster från|Åter till|Vandring i) (Uppsala|Lund|Visby|Kalmar|Luleå|Falun|Växjö|Gävle|Ystad)//( förr| på vintern|)
@vi
description = (Dùng (hằng ngày|cho trường hợp đặc biệt|cho nhóm nhỏ|cho nhu cầu chung)|Chỉ (theo hẹn|vào mùa cao điểm|cuối tuần|buổi sáng)|Thông tin chung|Thường dùng)(, áp dụng từ tháng ([1-9]|1[0-2])|, theo quy định|)//(. Thay cho bản cũ.|. Còn thiếu vài thông tin.|. Có một số ngoại lệ.|)
notes = (Không có (thay đổi|vấn đề|ghi chú|thắc mắc)|Mọi thứ (đầy đủ|ổn định|đúng hẹn)|Dữ liệu (đã kiểm tra|đã bổ sung|mới nhất)|Còn thiếu (thông tin|chữ ký|ngày tháng)|Chờ (kiểm tra|xác nhận))( hiện nay| từ tháng 3| tạm thời|)//(. Xem lại tuần sau.|. Kiểm tra lại tháng sau.|. Không cần làm gì thêm.|)
message = (Xin chào|Chào buổi sáng|Chào bạn|Kính gửi), (cảm ơn (đã giúp đỡ|về thông tin|đã báo tin)|mọi thứ đã sẵn sàng|ngày mai tôi gọi lại|tôi cần thêm thông tin|tôi có câu hỏi|đã xác nhận)//(. Có tin gì mới không?|. Trân trọng.|. Tôi chờ trả lời.|. Hẹn gặp lại.)
reason = (Thay đổi (ngày|giờ|kế hoạch|địa chỉ)|Thiếu (thời gian|chỗ|người|giấy tờ)|Sai (thông tin|sót khi nhập)|Lý do (cá nhân|sức khỏe|gia đình|công việc)|Theo yêu cầu)//(, đã báo (qua điện thoại|qua email|trước)|)
title = (Một ngày ở|Chuyện kể từ|Bí mật của|Hành trình đến|Tiếng gọi từ|Trở lại|Dạo bước ở) (Huế|Hội An|Đà Lạt|Hà Nội|Sa Pa|Cần Thơ|Nha Trang|Vinh|Quy Nhơn)//( xưa| mùa mưa|)
@ca
@ro
description = (Pentru (uz zilnic|cazuri speciale|grupuri mici)|Doar (cu programare|în weekend|dimineața)|De uz (general|curent))(, valabil din (ianuarie|martie|mai)|, revizuit în (aprilie|iunie|octombrie)|, conform normelor|)//(. Înlocuiește versiunea anterioară.|. Unele date lipsesc.|)
notes = (Fără (modificări|probleme|observații)|Totul (în regulă|complet)|Date (verificate|actualizate)|Lipsește (o semnătură|un document)|În așteptarea (confirmării|verificării))( momentan| din martie| pentru moment|)//(. De revăzut săptămâna viitoare.|. Nu mai este nimic de făcut.|)
message = (Bună ziua|Salut|Bună dimineața|Stimați colegi), (mulțumesc (pentru ajutor|pentru informații)|totul este pregătit|revin mâine|am o întrebare|confirm primirea)//(. Aștept un răspuns.|. O zi bună!|. Ne vedem vineri.)
reason = (Schimbare de (program|adresă|plan)|Lipsă de (timp|personal|documente)|Motive (personale|medicale|familiale)|Eroare de (date|înregistrare))(, anunțat (telefonic|prin e-mail|în avans)|, la cerere|, confirmat în scris|)
@zh
description = (适用于(日常使用|特殊情况|大多数场合|初次使用者)|按(现行规定|季度安排|部门要求)执行|仅限(周末|工作日|提前预约)使用)(，三月起生效|，已于五月修订|，九月修订|，有效期一年|，长期有效|)//(。替换旧版本。|。部分资料待补充。|)
description goods = (做工精细|结实耐用|轻便实用|操作简单|经典款式|大小适中)，(适合全家使用|适合日常使用|保修两年|国内生产|送礼佳品)//(。多种颜色可选。|。附使用说明。|。容易清洗。|)
notes = (暂无(异常|变动|补充|问题)|资料(齐全|已核对|已更新)|尚待(确认|复核|补充))(，下周再查看|，三月已处理|，已电话通知|，保持现状|，五月复查|)//(。无需其他操作。|。秋季再确认。|)
person.fullName = (王|李|张|刘|陈|杨|赵|黄|周|吴|徐|孙|马|朱|胡|林|郭|何|高|罗)(伟|芳|娜|敏|静|丽|强|磊|军|洋|勇|艳|杰|涛|明|超|霞|平|刚|建华|志强|晓红|文静|子涵|雨欣|浩然)
person.lastName = (王|李|张|刘|陈|杨|赵|黄|周|吴|徐|孙|马|朱|胡|林|郭|何|高|罗)
person.firstName = (伟|芳|娜|敏|静|丽|强|磊|军|洋|勇|艳|杰|涛|明|超|霞|建华|志强|晓红|文静|子涵|雨欣|浩然)
person.gender = (男|女)
person.jobTitle = (经理|会计|工程师|销售员|设计师|助理|主管|技术员|文员|采购员)
company.name = (华|东|金|新|永|宏)(盛|达|源|泰|海|峰)(商贸|科技|建设|食品|物流)有限公司
location.city = (北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|苏州|青岛|长沙|厦门|昆明)
location.state = (广东|江苏|浙江|山东|四川|湖北|湖南|河南|福建|陕西)省
location.country = (中国|日本|韩国|美国|英国|法国|德国|意大利|西班牙|巴西|加拿大|澳大利亚)
location.streetAddress = (人民|中山|解放|建设|和平|文化|新华|光明)路[1-9]\\d{1,2}号
of team name = (雄鹰|猛虎|飞龙|海浪|星火|北极光|闪电|骏马)队
of tournament name = (春季|秋季|全国|青年|城市)(杯|联赛|公开赛|锦标赛)
of course name = (高等数学|线性代数|大学英语|数据结构|操作系统|概率论|大学物理|经济学原理|中国近代史|程序设计)
of department = (计算机|外国语|经济管理|机械工程|数学|化学|艺术)学院
of publisher = (青山|江南|晨光|新知|大地|海天)出版社
of class = (计算机|英语|会计|机械|护理)(一|二|三|四)班
of category = (日用品|食品|服装|图书|数码|家居|其他)
of ethnicity = (汉|汉|汉|回|满|壮|苗|藏)族
of political party = (群众|共青团员|中共党员)
@ru
description = (Для (ежедневного использования|особых случаев|небольших групп|новых участников)|Только (по предварительной записи|в будние дни|по выходным))(, действует с (января|марта|мая)|, обновлено в (апреле|июне|октябре)|, по действующим правилам|)//(. Заменяет прежнюю версию.|. Часть данных ещё уточняется.|)
notes = (Без (изменений|замечаний|особенностей)|Данные (проверены|полные|обновлены)|Нужно (уточнить дату|проверить ещё раз)|Ожидается подтверждение)( с марта| на данный момент| до конца месяца|)//(. Проверить на следующей неделе.|. Больше ничего не требуется.|)
person.lastName = (Иванов|Петров|Смирнов|Кузнецов|Попов|Васильев|Соколов|Михайлов|Новиков|Фёдоров|Морозов|Волков|Лебедев|Козлов)
person.firstName = (Александр|Дмитрий|Сергей|Андрей|Алексей|Максим|Иван|Михаил|Николай|Павел|Олег|Роман)
person.middleName = (Александрович|Дмитриевич|Сергеевич|Андреевич|Алексеевич|Иванович|Михайлович|Николаевич|Павлович)
person.fullName = (Иванов|Петров|Смирнов|Кузнецов|Попов|Васильев|Соколов|Новиков|Морозов|Волков) (Александр|Дмитрий|Сергей|Андрей|Алексей|Иван|Михаил) (Александрович|Сергеевич|Андреевич|Иванович|Николаевич)
person.gender = (мужской|женский)
location.city = (Москва|Санкт-Петербург|Казань|Самара|Омск|Пермь|Воронеж|Тула|Томск|Уфа)
location.streetAddress = ул. (Ленина|Мира|Садовая|Лесная|Школьная|Центральная|Новая), д. \\d{1,2}
@ja
notes = (変更なし|問題なし|確認済み|確認中|更新済み|資料待ち)(。来週再確認|。(三月|五月)に連絡済み|。次回確認|)(。|)
person.fullName = (佐藤|鈴木|高橋|田中|渡辺|伊藤|山本|中村|小林|加藤) (太郎|花子|健一|美咲|大輔|陽子|翔太|由美|直樹|恵子)
person.gender = (男性|女性)
of kana name = (サトウ|スズキ|タカハシ|タナカ|イトウ|ヤマモト|ナカムラ) (タロウ|ハナコ|ケンイチ|ミサキ|ヨウコ|ナオキ)
location.city = (東京|横浜|大阪|名古屋|札幌|神戸|京都|福岡|仙台|広島)
@hu
description = (Napi használatra|Különleges esetekre|Kis csoportoknak|Csak (előzetes egyeztetéssel|hétvégén|délelőtt)|Általános adatok)(, érvényes (januártól|márciustól|májustól)|, módosítva (áprilisban|októberben)|, a szabályok szerint|)//(. Az előző változat helyett.|. Néhány adat hiányzik.|)
notes = (Nincs (változás|probléma|észrevétel)|Minden rendben|Adatok (ellenőrizve|frissítve)|Hiányzik (egy adat|az aláírás)|(Ellenőrzésre|Megerősítésre) vár)( egyelőre| március óta| jelenleg|)//(. Jövő héten újra megnézni.|. Nincs több teendő.|)
@da
description = (Til (daglig brug|særlige tilfælde|små grupper)|Kun (efter aftale|i weekenden|om formiddagen)|Bruges (ofte|sjældent))(, gælder fra (januar|marts|maj)|, ændret i (april|oktober)|, efter reglerne|)//(. Erstatter den tidligere udgave.|. Nogle oplysninger mangler.|)
notes = (Ingen (ændringer|problemer|bemærkninger)|Alt (er klart|i orden)|Oplysningerne er (kontrolleret|opdateret)|Mangler (en underskrift|en dato)|Venter på (svar|bekræftelse))( indtil videre| siden marts| lige nu|)//(. Se igen i næste uge.|. Intet mere at gøre.|)
@fi
description = (Päivittäiseen käyttöön|Erityistapauksiin|Pienille ryhmille|Vain (sopimuksen mukaan|viikonloppuisin|aamupäivisin)|Yleiset tiedot)(, voimassa (tammikuusta|maaliskuusta|toukokuusta)|, muutettu (huhtikuussa|lokakuussa)|, sääntöjen mukaan|)//(. Korvaa edellisen version.|. Joitakin tietoja puuttuu.|)
notes = (Ei (muutoksia|ongelmia|huomautettavaa)|Kaikki kunnossa|Tiedot (tarkistettu|päivitetty)|Puuttuu (allekirjoitus|päivämäärä)|Odottaa (vastausta|vahvistusta))( toistaiseksi| maaliskuusta| tällä hetkellä|)//(. Katso uudelleen ensi viikolla.|. Ei muuta tehtävää.|)
`;

/** Values of lists, in small letters if other languages have them so, in English and then in the languages below. */
const VALUES = `
standard|estándar|padrão|standard|standard
general|general|geral|generale|général|一般
special|especial|especial|speciale|spécial
other|otro|outro|altro|autre
new|nuevo|novo|nuovo|nouveau|新建
open|abierto|aberto|aperto|ouvert|打开
closed|cerrado|fechado|chiuso|fermé|已关闭
active|activo|ativo|attivo|actif|启用
inactive|inactivo|inativo|inattivo|inactif|停用
pending|pendiente|pendente|in attesa|en attente|待处理
approved|aprobado|aprovado|approvato|approuvé|已批准
rejected|rechazado|rejeitado|rifiutato|refusé|已拒绝
completed|completado|concluído|completato|terminé|已完成
cancelled|cancelado|cancelado|annullato|annulé|已取消
canceled|cancelado|cancelado|annullato|annulé|已取消
confirmed|confirmado|confirmado|confermato|confirmé|已确认
in progress|en curso|em andamento|in corso|en cours|进行中
in_progress|en_curso|em_andamento|in_corso|en_cours
processing|en proceso|em processamento|in lavorazione|en traitement
done|hecho|feito|fatto|fait
paid|pagado|pago|pagato|payé|已付款
unpaid|impago|em aberto|non pagato|impayé
overdue|vencido|vencido|scaduto|en retard
draft|borrador|rascunho|bozza|brouillon
sent|enviado|enviado|inviato|envoyé
delivered|entregado|entregue|consegnato|livré|已送达
shipped|enviado|enviado|spedito|expédié
returned|devuelto|devolvido|restituito|rendu
available|disponible|disponível|disponibile|disponible|可用
occupied|ocupado|ocupado|occupato|occupé
reserved|reservado|reservado|prenotato|réservé
scheduled|programado|agendado|programmato|prévu
expired|vencido|expirado|scaduto|expiré
suspended|suspendido|suspenso|sospeso|suspendu
success|correcto|sucesso|riuscito|réussi
failure|fallido|falha|fallito|échoué
failed|fallido|falhou|fallito|échoué
yes|sí|sim|sì|oui|是
no|no|não|no|non|否
low|baja|baixa|bassa|basse|低
medium|media|média|media|moyenne|中
high|alta|alta|alta|haute|高
urgent|urgente|urgente|urgente|urgente
critical|crítica|crítica|critica|critique
easy|fácil|fácil|facile|facile
hard|difícil|difícil|difficile|difficile
beginner|principiante|iniciante|principiante|débutant
intermediate|intermedio|intermediário|intermedio|intermédiaire
advanced|avanzado|avançado|avanzato|avancé
basic|básico|básico|base|basique
premium|premium|premium|premium|premium
cash|efectivo|dinheiro|contanti|espèces|现金
card|tarjeta|cartão|carta|carte|银行卡
credit card|tarjeta de crédito|cartão de crédito|carta di credito|carte de crédit|信用卡
debit card|tarjeta de débito|cartão de débito|carta di debito|carte de débit
transfer|transferencia|transferência|bonifico|virement|转账
bank transfer|transferencia|transferência|bonifico|virement|转账
check|cheque|cheque|assegno|chèque
paypal|PayPal|PayPal|PayPal|PayPal|支付宝
male|masculino|masculino|maschio|homme|男
female|femenino|feminino|femmina|femme|女
single|soltero|solteiro|celibe|célibataire|未婚
married|casado|casado|sposato|marié|已婚
divorced|divorciado|divorciado|divorziato|divorcé|离异
widowed|viudo|viúvo|vedovo|veuf
monday|lunes|segunda-feira|lunedì|lundi
tuesday|martes|terça-feira|martedì|mardi
wednesday|miércoles|quarta-feira|mercoledì|mercredi
thursday|jueves|quinta-feira|giovedì|jeudi
friday|viernes|sexta-feira|venerdì|vendredi
saturday|sábado|sábado|sabato|samedi
sunday|domingo|domingo|domenica|dimanche
january|enero|janeiro|gennaio|janvier
february|febrero|fevereiro|febbraio|février
march|marzo|março|marzo|mars
april|abril|abril|aprile|avril
may|mayo|maio|maggio|mai
june|junio|junho|giugno|juin
july|julio|julho|luglio|juillet
august|agosto|agosto|agosto|août
september|septiembre|setembro|settembre|septembre
october|octubre|outubro|ottobre|octobre
november|noviembre|novembro|novembre|novembre
december|diciembre|dezembro|dicembre|décembre
morning|mañana|manhã|mattina|matin
afternoon|tarde|tarde|pomeriggio|après-midi
evening|noche|noite|sera|soir
night|noche|noite|notte|nuit
daily|diario|diário|giornaliero|quotidien
weekly|semanal|semanal|settimanale|hebdomadaire
monthly|mensual|mensal|mensile|mensuel
yearly|anual|anual|annuale|annuel
hypertension|Hipertensión|Hipertensão|Ipertensione|Hypertension
diabetes type 2|Diabetes tipo 2|Diabetes tipo 2|Diabete di tipo 2|Diabète de type 2
migraine|Migraña|Enxaqueca|Emicrania|Migraine
arthritis|Artritis|Artrite|Artrite|Arthrite
asthma|Asma|Asma|Asma|Asthme
influenza|Gripe|Gripe|Influenza|Grippe
radiology|Radiología|Radiologia|Radiologia|Radiologie
pediatrics|Pediatría|Pediatria|Pediatria|Pédiatrie|儿科
orthopedics|Traumatología|Ortopedia|Ortopedia|Orthopédie
neurology|Neurología|Neurologia|Neurologia|Neurologie|神经科
dermatology|Dermatología|Dermatologia|Dermatologia|Dermatologie|皮肤科
cardiology|Cardiología|Cardiologia|Cardiologia|Cardiologie|心内科
oncology|Oncología|Oncologia|Oncologia|Oncologie
general medicine|Medicina general|Clínica geral|Medicina generale|Médecine générale
surgery|Cirugía|Cirurgia|Chirurgia|Chirurgie|外科
checkup|Control|Revisão|Controllo|Contrôle
consultation|Consulta|Consulta|Consulto|Consultation
emergency|Urgencia|Emergência|Urgenza|Urgence
follow-up|Seguimiento|Retorno|Visita di controllo|Suivi
mathematics|Matemáticas|Matemática|Matematica|Mathématiques|数学
physics|Física|Física|Fisica|Physique|物理
chemistry|Química|Química|Chimica|Chimie|化学
biology|Biología|Biologia|Biologia|Biologie|生物
history|Historia|História|Storia|Histoire|历史
geography|Geografía|Geografia|Geografia|Géographie|地理
literature|Literatura|Literatura|Letteratura|Littérature
english|Inglés|Inglês|Inglese|Anglais|英语
art|Arte|Arte|Arte|Arts plastiques
music|Música|Música|Musica|Musique|音乐
economics|Economía|Economia|Economia|Économie
psychology|Psicología|Psicologia|Psicologia|Psychologie
computer science|Informática|Informática|Informatica|Informatique|计算机科学
business administration|Administración|Administração|Economia aziendale|Gestion
law|Derecho|Direito|Giurisprudenza|Droit|法学
medicine|Medicina|Medicina|Medicina|Médecine|医学
nursing|Enfermería|Enfermagem|Infermieristica|Soins infirmiers
mechanical engineering|Ingeniería Mecánica|Engenharia Mecânica|Ingegneria meccanica|Génie mécanique
civil engineering|Ingeniería Civil|Engenharia Civil|Ingegneria civile|Génie civil
accounting|Contabilidad|Contabilidade|Contabilità|Comptabilité|会计部
finance|Finanzas|Financeiro|Finanza|Finances|财务部
marketing|Marketing|Marketing|Marketing|Marketing|市场部
sales|Ventas|Vendas|Vendite|Ventes|销售部
human resources|Recursos Humanos|Recursos Humanos|Risorse umane|Ressources humaines|人事部
it|Sistemas|TI|Informatica|Informatique|信息部
production|Producción|Produção|Produzione|Production
research|Investigación|Pesquisa|Ricerca|Recherche
logistics|Logística|Logística|Logistica|Logistique|物流部
purchasing|Compras|Compras|Acquisti|Achats
legal|Legal|Jurídico|Legale|Juridique
operations|Operaciones|Operações|Operazioni|Opérations
customer service|Atención al cliente|Atendimento|Assistenza clienti|Service client
quality|Calidad|Qualidade|Qualità|Qualité
support|Soporte|Suporte|Supporto|Support
gasoline|Gasolina|Gasolina|Benzina|Essence
petrol|Gasolina|Gasolina|Benzina|Essence
diesel|Diésel|Diesel|Diesel|Diesel
electric|Eléctrico|Elétrico|Elettrico|Électrique
hybrid|Híbrido|Híbrido|Ibrido|Hybride
manual|Manual|Manual|Manuale|Manuelle
automatic|Automático|Automático|Automatico|Automatique
apartment|Departamento|Apartamento|Appartamento|Appartement
house|Casa|Casa|Casa|Maison
townhouse|Adosado|Sobrado|Villetta a schiera|Maison mitoyenne
studio|Estudio|Kitnet|Monolocale|Studio
land|Terreno|Terreno|Terreno|Terrain
commercial|Comercial|Comercial|Commerciale|Local commercial
double|Doble|Duplo|Doppia|Double
twin|Dos camas|Duas camas|Due letti|Deux lits
suite|Suite|Suíte|Suite|Suite
family|Familiar|Família|Familiare|Familiale
wood|Madera|Madeira|Legno|Bois
steel|Acero|Aço|Acciaio|Acier
aluminum|Aluminio|Alumínio|Alluminio|Aluminium
copper|Cobre|Cobre|Rame|Cuivre
plastic|Plástico|Plástico|Plastica|Plastique
glass|Vidrio|Vidro|Vetro|Verre
rubber|Goma|Borracha|Gomma|Caoutchouc
cotton|Algodón|Algodão|Cotone|Coton
leather|Cuero|Couro|Pelle|Cuir
electronics|Electrónica|Eletrônicos|Elettronica|Électronique
home & garden|Hogar|Casa e Jardim|Casa e giardino|Maison et jardin
sports|Deportes|Esportes|Sport|Sport
toys|Juguetes|Brinquedos|Giocattoli|Jouets
beauty|Belleza|Beleza|Bellezza|Beauté
clothing|Ropa|Vestuário|Abbigliamento|Vêtements
books|Libros|Livros|Libri|Livres
health|Salud|Saúde|Salute|Santé
technology|Tecnología|Tecnologia|Tecnologia|Technologie
education|Educación|Educação|Istruzione|Éducation
culture|Cultura|Cultura|Cultura|Culture
travel|Viajes|Viagens|Viaggi|Voyages
food|Alimentos|Alimentos|Alimentari|Alimentation
business|Negocios|Negócios|Affari|Entreprise
repair|Reparación|Reparo|Riparazione|Réparation
maintenance|Mantenimiento|Manutenção|Manutenzione|Entretien
installation|Instalación|Instalação|Installazione|Installation
inspection|Inspección|Inspeção|Ispezione|Inspection
delivery|Entrega|Entrega|Consegna|Livraison
training|Capacitación|Treinamento|Formazione|Formation
cleaning|Limpieza|Limpeza|Pulizia|Nettoyage
purchase|compra|compra|acquisto|achat
sale|venta|venda|vendita|vente
deposit|depósito|depósito|deposito|dépôt
withdrawal|retiro|saque|prelievo|retrait
fee|comisión|tarifa|commissione|frais
savings|ahorros|poupança|risparmio|épargne
checking|corriente|corrente|corrente|courant
income|ingreso|receita|entrata|recette
expense|gasto|despesa|uscita|dépense
win|victoria|vitória|vittoria|victoire
loss|derrota|derrota|sconfitta|défaite
draw|empate|empate|pareggio|nul
goalkeeper|Portero|Goleiro|Portiere|Gardien|守门员
defender|Defensa|Zagueiro|Difensore|Défenseur|后卫
midfielder|Centrocampista|Meio-campo|Centrocampista|Milieu|中场
forward|Delantero|Atacante|Attaccante|Attaquant|前锋
spanish|Español|Espanhol|Spagnolo|Espagnol
french|Francés|Francês|Francese|Français
german|Alemán|Alemão|Tedesco|Allemand
italian|Italiano|Italiano|Italiano|Italien
portuguese|Portugués|Português|Portoghese|Portugais
red|rojo|vermelho|rosso|rouge|红色
blue|azul|azul|blu|bleu|蓝色
green|verde|verde|verde|vert|绿色
black|negro|preto|nero|noir|黑色
white|blanco|branco|bianco|blanc|白色
gray|gris|cinza|grigio|gris
silver|plata|prata|argento|argent
yellow|amarillo|amarelo|giallo|jaune|黄色
main branch|Sucursal central|Agência central|Filiale centrale|Agence centrale
downtown branch|Sucursal centro|Agência centro|Filiale centro|Agence du centre
airport branch|Sucursal aeropuerto|Agência aeroporto|Filiale aeroporto|Agence de l’aéroport
riverside branch|Sucursal ribera|Agência beira-rio|Filiale lungofiume|Agence des quais
north branch|Sucursal norte|Agência norte|Filiale nord|Agence nord
south branch|Sucursal sur|Agência sul|Filiale sud|Agence sud
dog|Perro|Cachorro|Cane|Chien
cat|Gato|Gato|Gatto|Chat
rabbit|Conejo|Coelho|Coniglio|Lapin
bird|Ave|Pássaro|Uccello|Oiseau
horse|Caballo|Cavalo|Cavallo|Cheval
cow|Vaca|Vaca|Mucca|Vache
fish|Pez|Peixe|Pesce|Poisson
hamster|Hámster|Hamster|Criceto|Hamster
`;
const VALUE_LANGUAGES = ['es', 'pt', 'it', 'fr', 'zh'];

/** The values of other languages by the English ones in small letters. */
export const valuesOf: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  VALUE_LANGUAGES.map((language, i) => [
    language,
    new Map(
      VALUES.trim()
        .split('\n')
        .map((line) => line.split('|'))
        .flatMap((row) => (row[i + 1] ? [[row[0] ?? '', row[i + 1] ?? ''] as const] : [])),
    ),
  ]),
);

/** The patterns of a language by the kind of text, and the subject behind it. The second pattern is the longer one. */
export const proseOf: ReadonlyMap<
  string,
  ReadonlyMap<string, readonly [shorter: string, longer: string]>
> = new Map(
  LINES.trim()
    .slice(1)
    .split('\n@')
    .map((section) => {
      const [language = '', ...lines] = section.split('\n');
      return [language, new Map(lines.map(entryOf))];
    }),
);

function entryOf(line: string): [string, readonly [string, string]] {
  const [kind = '', pattern = ''] = line.split(' = ');
  const [text = '', end = ''] = pattern.replace(/[.?+]/g, '\\$&').split('//');
  return [kind, [text, text + end]];
}
