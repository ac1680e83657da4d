/** Guesses for columns about plants, animals, the earth, medicine and the sciences, in the syntax of `domain-words.ts`. */
export const NATURE_LINES = String.raw`
@
##regimen = FOLFOX|R-CHOP|FEC|ABVD|Carboplatin and paclitaxel
##seed ##seed_packet = Tomato Roma|Carrot Nantes|Sunflower Giant|Basil Genovese|Pumpkin Hokkaido
@pharmacy drug medicine medication formulary
generic_name generic = Paracetamol|Ibuprofen|Amoxicillin|Metformin|Omeprazole|Atorvastatin
@
##clinical_scale ##assessment_scale ##rating_scale ##questionnaire_scale scale_name = PHQ-9|GAD-7|Beck Depression Inventory|Hamilton Rating Scale
supplements supplement = Vitamin D|Magnesium|Omega-3|Zinc|Protein powder|None
meds current_meds medications_taken = Ibuprofen|Sertraline|None|Metformin|Vitamin D
@/\b(?:pacientes?|consultas?|historias?|citas?)\b/
motivo_consulta motivo motivo_cita motivo_de_consulta motivo_da_consulta motivo_visita = Control anual|Fiebre|Dolor abdominal|Dolor lumbar|Tos|Vacuna
@
spectral_type spectral_class = G2V|K5V|M4III|A0V|B8Ia|F5IV
@taxon taxonomy species nomenclature specimen organism biodiversity
subgenus = Lepus|Mus|Quercus|Rubus|Cerris
genus = Quercus|Passer|Salmo|Canis|Betula
subspecies infraspecies variety = alpina|vulgaris|domestica|montana|major
tribe subtribe = Bovini|Rosinae|Fringillini|Canini
subfamily = Rosoideae|Felinae|Caninae|Bovinae
superfamily = Muroidea|Apoidea|Bovoidea|Canoidea
suborder superorder = Feliformia|Caniformia|Ruminantia|Apocrita
subclass superclass = Theria|Pterygota|Tetrapoda|Rosidae
class class_name = Mammalia|Aves|Insecta|Magnoliopsida|Reptilia
subphylum = Vertebrata|Crustacea|Hexapoda|Myriapoda
realm = Palearctic|Nearctic|Neotropical|Afrotropical
etymology = ~Named after (a river|a mountain|its collector|its color|the shape of its leaves|the place of discovery)( in (Latin|Greek))?
taxonomic_status name_status nomenclatural_status = accepted|synonym|provisionally accepted|misapplied
@reference citation bibliography publication journal biblio
issue issue_number = 1..12
volume = 1..120
page pages page_range pagination = ~1\d\d-2\d\d
container_title = Journal of Botany|Nature|Annals of Science|Zoological Records
@/\b(?:farms?|crops?|fields?|soils?|harvests?)\b/
treatment crop_treatment = Irrigation|Fungicide|Fertilizer|Weeding|Liming|Insecticide
@seed crop vegetable
variety seed_variety crop_variety variety_name = Roma|Golden Acre|Early Girl|Nantes|Bintje|Red Baron
@fish fishing catch angler
scientific_name latin_name = Salmo trutta|Esox lucius|Cyprinus carpio|Gadus morhua|Perca fluviatilis
@chemical reagent
safety_notes hazard hazards safety_note precautions = Flammable liquid|Corrosive, wear gloves|Toxic if inhaled|Keep away from acids|Irritates the eyes|Oxidizing solid
@doctor physician surgeon medico
title doctor_title = Cardiologist|Surgeon|Pediatrician|General practitioner|Neurologist
@nurse
title nurse_title = Head nurse|Registered nurse|Nurse practitioner|Licensed practical nurse
@medication
tests test lab_tests = Blood count|Malaria test|Urinalysis|Chest X-ray|Blood sugar|Liver function
@star planet galaxy exoplanet comet moon asteroid nebula constellation celestial astronomy telescope satellite orbit quasar
spectral_type spectral_class stellar_type = ~[OBAFGKM]\dV
right_ascension ra = ~([01]\d|2[0-3])h [0-5]\dm [0-5]\ds
declination dec = ~[+-][0-8]\d° [0-5]\d' [0-5]\d"
right_ascension ra ra_deg = 0..360/4
declination dec dec_deg = -90..90/4
apparent_magnitude magnitude absolute_magnitude visual_magnitude mag vmag = -1.5..15/2
distance_ly light_years distance_light_years = 4..5000/1
distance_pc parallax = 1..900/2
redshift = 0..4/3
luminosity = 0.1..900/2
surface_temperature effective_temperature teff = 2500..30000
orbital_period period orbital_period_days = 1..12000/1
semi_major_axis semimajor_axis = 0.1..40/2
eccentricity = 0..0.6/3
inclination = 0..98/2
perihelion periapsis = 0.3..30/2
aphelion apoapsis = 0.5..50/2
rotation_period = 5..900/1
radius_km radius diameter diameter_km = 500..140000
surface_gravity gravity = 0.6..25/1
escape_velocity = 1..60/1
albedo = 0.05..0.9/2
moons number_of_moons moon_count num_moons = 0..80
constellation constellation_name = Orion|Cassiopeia|Lyra|Cygnus|Scorpius|Ursa Major|Andromeda
object_type celestial_type = Star|Galaxy|Nebula|Star cluster|Planet|Comet
planet_type = Terrestrial|Gas giant|Ice giant|Dwarf planet|Super-Earth
galaxy_type morphology = Spiral|Elliptical|Irregular|Lenticular
atmosphere atmosphere_composition = Nitrogen, oxygen|Carbon dioxide|Hydrogen, helium|Methane|None
climate = arid|temperate|tropical|frozen|murky
terrain = desert|mountains|forests|oceans|grasslands|jungle
discovery_method detection_method = Transit|Radial velocity|Imaging|Microlensing
discovery_year year_discovered = 1781..2024
messier messier_number = ~M[1-9]\d?
ngc ngc_number = ~NGC [1-9]\d{3}
seeing = 1..5/1
filter filter_name = R|G|B|Luminance|H-alpha|OIII
eyepiece = 10 mm Plössl|25 mm Plössl|6 mm|32 mm
telescope telescope_name = Hubble|Kepler|8-inch Dobsonian|Keck I|VLT|TESS
orbit_type orbit = LEO|MEO|GEO|SSO|Molniya
hazardous is_hazardous potentially_hazardous = :boolean
norad_id norad = 10000..59999
cospar_id = ~20[012]\d-\d{3}[A-C]
#star ##stars ##estrella ##etoile ##stern = Sirius|Vega|Betelgeuse|Rigel|Polaris|Antares|Aldebaran|Arcturus
#planet ##planeta ##planete = Mercury|Venus|Mars|Jupiter|Saturn|Neptune|Kepler-22b
##exoplanet = Kepler-22b|TRAPPIST-1e|Proxima b|HD 189733 b|WASP-12b|K2-18b
##galaxy = Andromeda|Whirlpool|Sombrero|Triangulum|Pinwheel|Messier 87
#constellation = Orion|Cassiopeia|Lyra|Cygnus|Scorpius|Ursa Major|Andromeda
##comet = Halley|Hale-Bopp|Encke|NEOWISE|Swift-Tuttle
##asteroid = Ceres|Vesta|Pallas|Eros|Bennu|Apophis
##moon ##natural_satellite = Europa|Titan|Io|Ganymede|Triton|Phobos
##telescope ##observatory = Hubble|Kepler|Keck I|VLT|TESS|Arecibo
##nebula = Orion Nebula|Crab Nebula|Ring Nebula|Eagle Nebula|Helix Nebula
##celestial_body ##celestial_object ##deep_sky_object ##corpo_celeste = Sirius|Andromeda Galaxy|Orion Nebula|Saturn|Pleiades|Halley
@launch rocket spacecraft astronaut spaceflight cosmonaut satellite mission
launch_site launch_pad pad pad_name spaceport = Cape Canaveral|Kennedy LC-39A|Baikonur|Kourou|Vandenberg
rocket rocket_name launch_vehicle = Falcon 9|Ariane 5|Atlas V|Soyuz|Electron|Saturn V
orbit orbit_type target_orbit = LEO|MEO|GTO|GEO|SSO
@rocket spacecraft astronaut spaceflight launch
destination target = Moon|Mars|ISS|Jupiter|Low Earth orbit
agency space_agency = NASA|ESA|JAXA|ISRO|Roscosmos|CSA
mission mission_name = Apollo 11|Artemis I|Voyager 2|Cassini|Rosetta|Juno
thrust thrust_kn = 20..7600
payload_mass payload_mass_kg = 50..23000
propellant fuel = RP-1/LOX|Hydrogen/LOX|Methane/LOX|Solid
landing_outcome outcome launch_outcome = Success|Failure|Partial failure
mission_duration duration_days = 1..400
spacewalks evas eva_count = 0..8
space_flight_time time_in_space hours_in_space = 100..9000
##space_mission ##spacecraft ##probe = Apollo 11|Artemis I|Voyager 2|Cassini|Rosetta|Juno
#rocket ##launch_vehicle = Falcon 9|Ariane 5|Atlas V|Soyuz|Electron|Saturn V
##launch_site ##launch_pad ##spaceport = Cape Canaveral|Kennedy LC-39A|Baikonur|Kourou|Vandenberg
##satellite = Aurora 1|Terra|Sentinel-2A|Landsat 8|Envisat|GeoEye-1
##space_agency = NASA|ESA|JAXA|ISRO|Roscosmos|CSA
@mineral rock geology gem gemstone borehole stratigraphic outcrop fossil lithology
hardness mohs mohs_hardness hardness_mohs = 1..10/1
crystal_system crystal_structure = Cubic|Hexagonal|Monoclinic|Orthorhombic|Tetragonal|Triclinic
luster lustre = Vitreous|Metallic|Pearly|Dull|Silky
streak streak_color = White|Black|Gray|Reddish brown|Greenish
cleavage = Perfect|Good|Poor|None
fracture = Conchoidal|Uneven|Splintery|Hackly
specific_gravity = 2..8/2
chemical_formula formula composition = SiO2|CaCO3|Fe2O3|FeS2|NaCl|CaF2
lithology rock_type rock_name rock = Granite|Sandstone|Limestone|Basalt|Shale|Gneiss
formation formation_name geologic_unit geological_unit = Red Canyon Formation|Blue Lias|Dakota Sandstone|Morrison Formation
age geological_age geologic_period period era geologic_age epoch = Jurassic|Cretaceous|Triassic|Permian|Devonian|Miocene
dip dip_angle = 0..90
strike dip_direction = 0..359
porosity = 2..35/1
permeability = 0.1..900/1
grain_size texture = Fine|Medium|Coarse|Very coarse
depth_from from_depth depth_top top_depth = 0..100/1
depth_to to_depth depth_bottom bottom_depth = 101..250/1
ore_grade grade_gt au_gpt = 0.1..9/2
weathering = Fresh|Slightly weathered|Weathered|Highly weathered
carat carats carat_weight = 0.3..5/2
clarity = VVS1|VS1|VS2|SI1|SI2|IF
cut = Round|Princess|Oval|Emerald|Cushion
#mineral = Quartz|Calcite|Feldspar|Pyrite|Fluorite|Hematite|Gypsum|Mica
##rock ##rock_type ##lithology = Granite|Sandstone|Limestone|Basalt|Shale|Gneiss|Marble
#gemstone ##gem = Diamond|Ruby|Sapphire|Emerald|Amethyst|Topaz
##fossil = Ammonite|Trilobite|Belemnite|Shark tooth|Fern leaf|Brachiopod
##dinosaur = Tyrannosaurus|Triceratops|Stegosaurus|Velociraptor|Brachiosaurus
##geological_formation ##rock_formation = Red Canyon Formation|Blue Lias|Dakota Sandstone|Morrison Formation
##volcano = Etna|Fuji|Vesuvius|Kilauea|Cotopaxi|Hekla
@earthquake quake seismic seismology tsunami volcano eruption
place location location_name epicenter region = ~([1-9]|[1-9]\d) km (N|NE|E|SE|S|SW|W|NW) of (Ridgecrest|Hilo|Valdivia|Sendai|Izmir|Wellington)
magnitude_type mag_type magtype = ml|mb|mw|md|mww
alert alert_level = green|yellow|orange|red
intensity mmi cdi mercalli felt_intensity = 1..9/1
gap azimuthal_gap = 20..250
rms rms_error = 0.05..1.2/2
nst stations_used station_count = 4..120
dmin = 0.01..5/2
sig significance = 0..900
felt felt_reports = 0..900
vei explosivity_index = 0..6
volcano_type = Stratovolcano|Shield|Caldera|Cinder cone
channel seismic_channel = BHZ|BHN|BHE|HHZ
@weather climate meteo wetter clima
condition conditions weather_condition weather weather_main main weather_type summary = Clear|Clouds|Rain|Snow|Thunderstorm|Fog
description weather_description condition_text = clear sky|few clouds|light rain|moderate rain|overcast clouds|light snow|mist
icon icon_code weather_icon = ~(01|02|03|04|09|10|11|13|50)[dn]
visibility = 1..10/1
pressure_trend trend = Rising|Falling|Steady
@weather forecast climate meteo station observation wetter clima
dew_point dewpoint dewpt = -5..22/1
feels_like heat_index wind_chill apparent_temperature = -10..38/1
pressure sea_level ground_level barometric_pressure atmospheric_pressure = 985..1040/1
wind_direction wind_dir = N|NE|E|SE|S|SW|W|NW
wind_direction wind_dir wind_deg wind_degree = 0..359
pop precipitation_probability chance_of_rain rain_probability precip_prob = 0..100
solar_radiation radiation solar_irradiance ghi = 0..950
sunshine_hours sunshine sunshine_duration = 0..14/1
evapotranspiration et0 = 0..8/1
cloud_type = Cumulus|Stratus|Cirrus|Nimbostratus|Altocumulus
moon_phase = New moon|First quarter|Full moon|Last quarter|Waxing crescent
station_type = Automatic|Manual|Airport|Buoy|Radar
wmo_id = ~[01]\d{4}
icao icao_code = ~(KJFK|EGLL|EDDF|LFPG|LEMD|KORD)
##weather_station = Airport Station|Harbor Station|Hilltop Station|City Park Station|Lake Station
##weather_condition ##weather = Clear|Clouds|Rain|Snow|Thunderstorm|Fog
##storm ##hurricane ##cyclone ##typhoon = Ana|Bruno|Clara|Diego|Elena|Felix
@tide ocean buoy marine oceanography wave surf coral reef cruise ctd sea
salinity = 30..38/1
wave_height swell_height significant_wave_height = 0.2..6/1
wave_period swell_period dominant_period = 4..18/1
tide_height water_level tide_level = -1..5/2
tide_type tide = High|Low
sea_state = Calm|Smooth|Slight|Moderate|Rough
water_temperature sea_surface_temperature sst water_temp sea_temperature = 2..29/1
dissolved_oxygen = 3..11/1
chlorophyll chlorophyll_a = 0.1..15/2
turbidity = 0.5..25/1
conductivity = 30..58/1
current_speed = 0.1..2.5/2
coral_cover = 5..80
@water lake river stream pond wastewater aquarium pool tank
dissolved_oxygen do_mg_l = 4..12/1
conductivity ec = 50..1500
tds total_dissolved_solids = 50..900
nitrate nitrates no3 = 0..40/1
nitrite no2 nitrites = 0..1/2
ammonia nh3 ammonium = 0..1/2
phosphate phosphates po4 = 0..3/2
hardness water_hardness gh = 50..350
alkalinity kh = 40..250
chlorine free_chlorine residual_chlorine = 0.5..4/1
turbidity = 0.2..20/1
cod bod = 2..90
flow_rate discharge streamflow = 0.5..400/1
ecoli e_coli coliform total_coliform = 0..400
water_type = Freshwater|Saltwater|Brackish
river_name lake_name waterbody water_body = Mill River|Blue Lake|Otter Creek|Silver Pond|North Fork
##river ##rio ##fleuve ##fluss = Mill River|Otter Creek|North Fork|Clear River|Stony Brook
##lake ##pond ##reservoir ##lago ##lac = Blue Lake|Silver Pond|Loon Lake|Mirror Lake|Heron Lake
##mountain ##peak ##montana ##berg = Mount Aldin|Eagle Peak|Grey Horn|Stony Ridge|Mount Clear|White Tooth
##trail ##hike ##hiking_trail ##sendero = Lakeside Loop|Ridge Trail|Waterfall Path|Pine Valley Walk|Summit Route
##national_park ##nature_reserve ##protected_area = Green Valley National Park|Otter Marsh Reserve|Pine Ridge Park|Heron Bay Reserve
##beach ##playa ##plage ##praia = Sunset Beach|Golden Sands|Pelican Bay|Crystal Cove|White Cliffs Beach
@habitat species ecology transect wildlife observation sighting ecosystem biodiversity animal plant bird specimen taxon
habitat habitat_type biome ecosystem ecosystem_type natural_habitat = Forest|Wetland|Grassland|Coastal|Mountain|Desert
diet diet_type feeding_type feeding_habit = Herbivore|Carnivore|Omnivore|Insectivore|Piscivore
conservation_status iucn_status red_list_status red_list = Least concern|Near threatened|Vulnerable|Endangered|Critically endangered
behavior behaviour = Feeding|Resting|Flying|Singing|Nesting|Swimming
life_stage age_class = Juvenile|Adult|Larva|Egg|Seedling
abundance abundance_class = Rare|Occasional|Frequent|Abundant|Dominant
basis_of_record = HumanObservation|PreservedSpecimen|MachineObservation
native_status establishment_means = Native|Introduced|Invasive|Endemic
observation_method survey_method detection_method = Point count|Transect|Camera trap|Trapping|Acoustic
identified_by determined_by observer observer_name recorded_by collected_by collector det_by recorder spotter = :person.fullName
quality_grade = research|needs_id|casual
scientific_name_authorship = L.|Mill.|Linnaeus, 1758|DC.|Gray, 1821
activity_pattern = Diurnal|Nocturnal|Crepuscular
lifespan avg_lifespan life_expectancy average_lifespan = 2..60
locality = ~(North|South|East|West) (shore|slope|meadow|forest|bank) of (Mill River|Blue Lake|Pine Ridge|Heron Bay)
#habitat ##biome ##ecosystem = Forest|Wetland|Grassland|Coastal|Mountain|Desert|Tundra
@tree forest forestry stand timber wood
dbh diameter trunk_diameter diameter_breast_height diametro = 5..90/1
height tree_height altura hauteur = 3..38/1
canopy crown_diameter crown_width canopy_width canopy_diameter = 2..15/1
basal_area = 10..50/1
health tree_health health_condition condition = Good|Fair|Poor|Dead
crown_class = Dominant|Codominant|Intermediate|Suppressed
forest_type stand_type = Deciduous|Coniferous|Mixed|Plantation
leaf_type = Needle|Broadleaf
timber_volume volume_m3 = 0.1..6/2
wood_type wood = Oak|Pine|Beech|Maple|Walnut
#tree ##trees ##arbol ##arbre ##baum ##arvore ##tree_species ##timber = Scots pine|English oak|Red maple|Silver birch|Norway spruce|Common beech|Black walnut
@bird ringing banding nest birding ornithology
species species_name bird_species = Turdus merula|Parus major|Erithacus rubecula|Passer domesticus|Falco peregrinus|Ciconia ciconia
common_name bird_name = Blackbird|Great tit|European robin|House sparrow|Peregrine falcon|White stork
ring_number band_number ring_no = ~[A-Z]{2}\d{5}
wing_length wing = 60..350
wingspan = 15..240
clutch_size egg_count eggs = 1..8
nest_type = Cup|Cavity|Platform|Ground|Burrow
fat_score = 0..5
plumage = Brown|Gray with white bars|Black|Bright yellow|Spotted
migration migration_status migratory_status = Resident|Short-distance migrant|Long-distance migrant
#bird ##birds ##ave ##oiseau ##vogel ##bird_species = Blackbird|Great tit|European robin|House sparrow|Peregrine falcon|White stork|Barn owl
@plant flower garden botany seed herbarium houseplant planta plante pflanze shrub herb
sunlight light light_requirement sun_exposure light_needs sun sun_requirement exposure exposition = Full sun|Partial shade|Shade|Bright indirect light
watering water_needs watering_frequency water_requirement water watering_schedule arrosage = Daily|Every 3 days|Weekly|Every 2 weeks|Low
bloom_time flowering_season flowering_time bloom_season floraison bloom_period = Spring|Early summer|Summer|Autumn
life_cycle lifecycle = Annual|Biennial|Perennial
growth_habit growth_form plant_type plant_category habit = Shrub|Tree|Herb|Vine|Succulent|Fern
leaf_shape = Ovate|Lanceolate|Palmate|Cordate|Linear
flower_color bloom_color flower_colour = White|Yellow|Pink|Purple|Red|Blue
hardiness_zone usda_zone = 3b|5a|6a|7b|9a
toxicity = None|Mild|Toxic to pets|Toxic
growth_stage growth_phase = Seedling|Vegetative|Flowering|Fruiting|Mature
family plant_family botanical_family = Rosaceae|Asteraceae|Fabaceae|Lamiaceae|Orchidaceae|Poaceae
genus genre_plant = Rosa|Quercus|Acer|Lavandula|Ficus|Salvia
cultivar variety = Golden Delicious|Hidcote|Iceberg|Roma|Sweet Million|Black Beauty
soil_type soil_preference soil = Loam|Sandy|Clay|Peat|Chalk
pot_size = 12 cm|15 cm|20 cm|30 cm
fertilizer fertilizer_type = NPK 10-10-10|Compost|Bone meal|Liquid seaweed|Manure
pest pest_name = Aphids|Spider mites|Slugs|Whitefly|Mealybugs
harvest_time = 60 days|75 days|90 days|Late summer
##plant ##houseplant ##plante ##pflanze ##pianta = Monstera|Snake plant|Peace lily|Basil|Lavender|Aloe vera|Rosemary|Spider plant
##flower ##flor ##fleur ##blume = Rose|Tulip|Lily|Sunflower|Orchid|Daisy|Carnation
##pest ##plaga = Aphids|Spider mites|Slugs|Whitefly|Mealybugs
##fertilizer ##fertilizante ##engrais = NPK 10-10-10|Compost|Bone meal|Liquid seaweed|Manure
##vegetable ##verdura ##legume ##gemuse = Carrot|Tomato|Cucumber|Spinach|Broccoli|Zucchini
##fruit ##fruta ##obst = Apple|Banana|Orange|Strawberry|Mango|Grapes|Peach
@zoo enclosure keeper aquarium safari
enclosure enclosure_name exhibit habitat_name = Savanna|Reptile House|Aviary|Penguin Pool|Monkey Island|Big Cat Ridge
enclosure_type = Aviary|Terrarium|Paddock|Pool|Cage
species species_name common_name animal_type = Lion|African elephant|Giraffe|Penguin|Red panda|Komodo dragon
feeding_time = 08:00..16:30
food_type diet_item feed = Hay|Fish|Fruit|Meat|Pellets|Insects
tank_size tank_volume = 60..2000
##enclosure ##zoo_exhibit ##animal_enclosure = Savanna|Reptile House|Aviary|Penguin Pool|Monkey Island|Big Cat Ridge
##zoo ##aquarium ##zoologico = City Zoo|Riverside Zoo|Ocean World|Safari Park North|Harbor Aquarium
@fish fishing catch angler fishery angling
species species_name fish_species fish fish_type = Brown trout|Northern pike|Carp|Atlantic cod|Perch|Salmon
bait bait_type lure lure_type = Worm|Spinner|Fly|Wobbler|Corn|Dough
gear gear_type fishing_gear = Gillnet|Longline|Trawl|Trap|Hook and line
length fish_length = 15..110/1
weight catch_weight fish_weight = 0.2..18/2
quota catch_quota = 100..20000
rod rod_type reel = Spinning|Fly|Baitcasting|Surf
#fish ##pez ##peixe ##poisson ##fisch ##fish_species = Brown trout|Northern pike|Carp|Atlantic cod|Perch|Salmon
@sequencing genome rna dna fastq bam sequencer read
read_length = 75|100|150|250
coverage mean_coverage read_depth = 10..200/1
quality_score phred qual mapping_quality mapq = 20..60
gc_content gc = 35..60/1
platform sequencing_platform instrument_model sequencer = NovaSeq 6000|MiSeq|NextSeq 550|MinION|Sequel II
library_strategy library_type = WGS|WES|RNA-Seq|ChIP-Seq|Amplicon
index_sequence i7_index i5_index adapter = ~[ACGT]{8}
rin rin_score = 5..10/1
a260_280 ratio_260_280 = 1.7..2.1/2
zygosity genotype = Heterozygous|Homozygous|Hemizygous
clinical_significance pathogenicity acmg_classification = Benign|Likely benign|Uncertain significance|Likely pathogenic|Pathogenic
biotype gene_type gene_biotype = protein_coding|lncRNA|pseudogene|miRNA|snRNA
log2_fold_change logfc log_2_fc fold_change log_fc = -4..4/2
##gene ##hugo_gene #gene_symbol hgnc_symbol = BRCA1|TP53|EGFR|KRAS|MYC|PTEN|APOE|CFTR
##pathway = Glycolysis|Apoptosis|Cell cycle|Wnt signaling|MAPK signaling
@protein pdb peptide crystal enzyme
sequence peptide_sequence amino_acid_sequence = ~M[ACDEFGHIKLMNPQRSTVWY]{40}
molecular_weight mw mass = 12000..160000/1
isoelectric_point pi = 4..10/2
pdb_id pdb pdb_code = ~[1-9][A-Z]\d[A-Z]
resolution = 1.2..3.5/2
space_group = P212121|P21|C2|P1|P43212|I222
method experimental_method = X-ray diffraction|Cryo-EM|NMR
r_free r_work r_factor r_value = 0.15..0.28/3
unit_cell_a unit_cell_b unit_cell_c cell_a cell_b cell_c a_axis = 30..180/2
unit_cell_alpha unit_cell_beta unit_cell_gamma cell_alpha cell_beta cell_gamma = 90..120/1
residue residue_name amino_acid = ALA|GLY|LEU|SER|VAL|LYS
chain chain_id = A|B|C|D
secondary_structure = Helix|Sheet|Coil|Turn
go_term = Protein binding|Kinase activity|DNA repair|Membrane|Transport
ec_number = ~[1-6]\.\d\.\d\.[1-9]\d?
##protein = Hemoglobin|Insulin|Albumin|Myoglobin|Collagen|Actin|Ferritin
##enzyme = Amylase|Lipase|Lactase|Pepsin|Catalase|DNA polymerase
##amino_acid = Alanine|Glycine|Leucine|Serine|Valine|Lysine
##antibody = Anti-CD4|Anti-GFP|Anti-actin|Anti-p53|IgG control
##cell_line = HeLa|HEK293|CHO-K1|MCF-7|Jurkat
##plasmid = pUC19|pET-28a|pBR322|pGEX-4T|pcDNA3
@chemical compound molecule reagent substance solvent chemistry
cas cas_number cas_no cas_rn = ~[5-9]\d{1,3}-\d{2}-\d
smiles canonical_smiles = CCO|CC(=O)O|c1ccccc1|CN1C=NC2=C1C(=O)N(C(=O)N2C)C|CC(C)O
inchi = InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3|InChI=1S/CH4/h1H4|InChI=1S/H2O/h1H2
inchikey inchi_key = ~[A-Z]{14}-[A-Z]{10}-N
molecular_formula formula chemical_formula = C2H6O|C6H12O6|NaCl|H2SO4|CH4|C8H10N4O2
iupac_name iupac = ethanol|propan-2-one|acetic acid|benzene|methanol
molecular_weight molar_mass mw mol_weight = 18..480/2
melting_point freezing_point mp = -95..300/1
boiling_point bp = 30..350/1
flash_point = -20..120
logp log_p xlogp = -2..6/2
solubility = Soluble in water|Slightly soluble|Insoluble|Soluble in ethanol
purity = 90..99.9/1
hazard_class hazard ghs ghs_class hazards = Flammable|Corrosive|Toxic|Oxidizing|Irritant
hazard_statement h_statement = H225|H301|H314|H319|H335
signal_word = Danger|Warning
storage_condition storage_conditions storage = Room temperature|2-8 °C|-20 °C|Dry and dark|Flammables cabinet
state_of_matter physical_state phase = Solid|Liquid|Gas
electron_configuration = [He] 2s2 2p2|[Ne] 3s1|[Ar] 4s2|1s2
@element periodic atom
electronegativity = 0.8..4/2
atomic_mass atomic_weight = 1..240/3
valence oxidation_state oxidation_states = +1|+2|+3|-1|-2|+4
percent_yield reaction_yield = 35..98/1
catalyst = Pd/C|Pt|H2SO4|AlCl3|None
element_symbol symbol = H|C|O|Na|Fe|Cu|Zn
group_number = 1..18
@chemical periodic atom
element element_name = Hydrogen|Carbon|Oxygen|Sodium|Iron|Copper|Zinc
element_category = Nonmetal|Alkali metal|Transition metal|Noble gas|Halogen
##chemical_element ##element_chemical ##elemento_quimico = Hydrogen|Carbon|Oxygen|Sodium|Iron|Copper|Zinc
@microbiology isolate bacteria culture antibiotic susceptibility antibiogram organism strain
organism organism_name bacteria pathogen = Escherichia coli|Staphylococcus aureus|Klebsiella pneumoniae|Candida albicans|Pseudomonas aeruginosa
gram_stain gram = Positive|Negative
interpretation susceptibility sensitivity result_interpretation sir = S|I|R
mic mic_value = 0.25|0.5|1|2|4|8|16
zone_diameter inhibition_zone = 10..32
antibiotic antibiotic_name = Amoxicillin|Ciprofloxacin|Vancomycin|Gentamicin|Ceftriaxone
medium culture_medium growth_medium = Blood agar|MacConkey agar|LB broth|Chocolate agar|TSA
morphology shape = Cocci|Rods|Spirals|Budding yeast
colony_count cfu cfu_count cfu_ml = 100..90000
incubation_time = 18..72
oxygen_requirement = Aerobic|Anaerobic|Facultative
#antibiotic ##antimicrobial = Amoxicillin|Ciprofloxacin|Vancomycin|Gentamicin|Ceftriaxone
##bacteria ##microorganism ##organism_micro ##pathogen ##strain ##isolate = Escherichia coli|Staphylococcus aureus|Klebsiella pneumoniae|Candida albicans|Pseudomonas aeruginosa
##virus = Influenza A|SARS-CoV-2|Norovirus|Rhinovirus|Hepatitis B virus
@/\b(?:lab|labs|laborator(?:y|ies)|tests?|blood|results?|analys[ie]s|panel|cbc|lipid|hematolog(?:y|ies)|biochemistr(?:y|ies)|urinalysis|hormones?|thyroid|biomarkers?|exam(?:e|en)s?)\b/
hemoglobin hb hgb haemoglobin hemoglobina hemoglobine = 11.5..17/1
mcv = 78..100
mch = 26..34/1
mchc = 31..36/1
rdw = 11..15/1
neutrophils = 40..75/1
lymphocytes = 18..45/1
monocytes = 2..10/1
eosinophils = 0..6/1
basophils = 0..2/1
esr = 2..30
crp c_reactive_protein = 0.2..12/1
glucose fasting_glucose blood_glucose glucosa glicose glicemia = 70..140
fbs rbs ppbs fasting_blood_sugar random_blood_sugar = 75..180
tsh = 0.4..4.5/2
ft4 free_t4 t4 = 0.8..1.8/2
ft3 free_t3 t3 = 2..4.5/1
vitamin_d = 12..60/1
vitamin_b12 b12 = 200..900
ferritin = 15..300
iron serum_iron = 40..170
calcium = 8.5..10.5/1
chloride = 96..107
magnesium = 1.6..2.6/1
phosphorus = 2.5..4.5/1
alp alkaline_phosphatase = 40..130
ggt = 8..60
ldh = 120..250
amylase lipase = 25..110
psa = 0.2..4/2
inr = 0.9..3/1
egfr gfr = 60..120
bicarbonate = 22..29
total_protein = 6..8.3/1
insulin = 3..25/1
testosterone = 250..900
cortisol = 5..23/1
d_dimer troponin = 0.01..0.5/2
specific_gravity = 1.005..1.03/3
leukocyte_esterase nitrite ketones urine_protein = Negative|Trace|Positive
reference_range normal_range ref_range reference_interval valores_referencia = 3.5-5.0|70-100|4.0-11.0|0.6-1.2|135-145|< 200
result_flag abnormal_flag = Normal|High|Low|Critical
@/\b(?:lab|labs|laborator(?:y|ies)|blood|analytes?|biomarkers?|test results?|medical tests?)\b/
unit units unit_of_measure result_unit = mg/dL|mmol/L|g/dL|U/L|%|cells/µL
specimen specimen_type sample_type tipo_muestra = Blood|Urine|Serum|Plasma|Swab|Stool
loinc loinc_code = ~[1-9]\d{3,4}-\d
##lab_test ##labtest ##blood_test ##laboratory_test ##medical_test ##analyte ##exame ##examen_laboratorio ##biomarker ##test_catalog = Complete blood count|Lipid panel|Fasting glucose|TSH|Urinalysis|Creatinine|HbA1c|Vitamin D
@trial study clinical arm cohort
phase trial_phase study_phase = Phase I|Phase II|Phase III|Phase IV
arm arm_name treatment_arm study_arm = Placebo|Low dose|High dose|Standard of care
nct nct_id nct_number = ~NCT0\d{7}
primary_endpoint endpoint primary_outcome = Overall survival|Change in HbA1c|Blood pressure at week 12|Relapse rate|Pain score at day 7
inclusion_criteria eligibility_criteria eligibility = Adults 18-65|BMI above 30|No prior therapy|Confirmed diagnosis|Non-smokers
exclusion_criteria = Pregnancy|Renal impairment|Prior chemotherapy|Known allergy|Heart failure
blinding masking = Open label|Single blind|Double blind
sponsor sponsor_name = Northfield Pharma|University Hospital|Helix Biotech|National Cancer Institute|Medica AG
subject_number subject_code screening_number = ~\d{2}-\d{3}
ae_severity toxicity_grade = Mild|Moderate|Severe
causality relatedness = Unrelated|Possible|Probable|Definite
visit_name visit = Screening|Baseline|Week 4|Week 12|End of study
adverse_event event_term ae_term = Headache|Nausea|Fatigue|Rash|Dizziness|Injection site pain
@blood donation donor transfusion bag hemovigilance
component blood_component component_type = Whole blood|Packed red cells|Plasma|Platelets|Cryoprecipitate
volume volume_ml volume_collected quantity_ml donation_volume = 350|450|470|500
hemoglobin hemoglobin_level hb_level hb hgb = 12.5..17/1
bag_number bag_no bag_id unit_number = ~BB-\d{6}
units units_requested units_available quantity units_required = 1..6
rh rh_factor rhesus rh_type factor_rh = +|-
deferral_reason rejection_reason = Low hemoglobin|Recent travel|Medication|Low weight|Recent tattoo
@blood transfusion hemovigilance
donation_type = Whole blood|Plasma|Platelets|Double red cells
@blood donation donor
camp camp_name drive_name = City Hall Blood Drive|University Blood Drive|Community Center Drive|Hospital Open Day
##blood_bank = Central Blood Bank|Riverside Blood Center|St. Mary's Blood Bank|Red Drop Center
##blood_drive ##donation_camp ##blood_camp = City Hall Blood Drive|University Blood Drive|Community Center Drive|Hospital Open Day
@dental tooth teeth dentist odontogram odontologia orthodontic diente
tooth tooth_number tooth_no fdi diente numero_diente pieza = ~[1-4][1-8]
surface tooth_surface cara superficie = Occlusal|Mesial|Distal|Buccal|Lingual
procedure procedure_name treatment treatment_name service tratamiento = Filling|Root canal|Crown|Cleaning|Extraction|Whitening
procedure_code ada_code cdt_code = ~D[0-9]\d{3}
condition finding tooth_condition = Caries|Healthy|Missing|Filled|Fractured
quadrant = Upper right|Upper left|Lower left|Lower right
shade = A1|A2|A3|B1|C1
pocket_depth probing_depth = 1..6
##dental_procedure ##dental_treatment ##dental_service ##tratamiento_dental = Filling|Root canal|Crown|Cleaning|Extraction|Whitening|Braces
@eye ophthalmology optometry vision optical glasses lens refraction prescription spectacle
sphere sph od_sphere os_sphere sph_od sph_os right_sphere left_sphere sph_r sph_l esfera od_sph os_sph right_sph left_sph = -6..4/2
cylinder cyl od_cylinder os_cylinder cyl_od cyl_os right_cylinder left_cylinder cilindro od_cyl os_cyl right_cyl left_cyl = -3..0/2
axis od_axis os_axis axis_od axis_os right_axis left_axis eje = 1..180
add addition add_power od_add os_add near_add adicion = 0.75..3/2
pd pupillary_distance dip = 56..70
visual_acuity va acuity va_od va_os od_va os_va vision_right vision_left right_eye left_eye = 20/20|20/25|20/40|20/60|20/100
iop intraocular_pressure iop_od iop_os = 10..21
eye = OD|OS|OU
lens_type = Single vision|Bifocal|Progressive|Contact lens
lens_material = CR-39|Polycarbonate|Trivex|High-index 1.67
coating lens_coating = Anti-reflective|Blue light|Scratch-resistant|None
frame_type frame_shape = Full rim|Half rim|Rimless
@radiology imaging dicom xray mri ultrasound modality pacs
modality = CT|MR|US|CR|PT|MG
body_part body_part_examined body_region region = Chest|Abdomen|Head|Knee|Spine|Pelvis
series_description protocol protocol_name study_description = CT Chest w/o contrast|MRI Brain|X-ray Hand 2 views|Abdominal ultrasound|MRI Knee
study_instance_uid series_instance_uid sop_instance_uid study_uid series_uid instance_uid = ~1\.2\.840\.\d{6}\.\d{4}\.\d{3}
accession_number = ~ACC\d{7}
contrast contrast_agent contrast_used = None|Iodinated|Gadolinium|Barium
laterality side = Left|Right|Bilateral
impression findings report_text conclusion = ~(No acute|No focal|Small|Mild|Stable) (fracture|nodule|effusion|lesion|infiltrate|swelling) (seen|in the left side|in the right side|at the base)\.( Comparison with the prior study recommended\.| Follow-up in six months\.| Clinical correlation advised\.|)
slice_thickness = 1..5/1
manufacturer = Siemens|GE Healthcare|Philips|Canon|Fujifilm
@vet veterinary pet animal mascota kennel dog cat puppy
vaccine vaccine_name vaccine_type vacuna nombre_vacuna = Rabies|Distemper|Parvovirus|Leptospirosis|Kennel cough|Feline leukemia
microchip microchip_number chip_number microchip_id chip numero_chip microchip_no = ~9\d{14}
coat coat_type fur fur_type = Short|Long|Curly|Wire|Double
temperament personality behavior = Friendly|Calm|Shy|Playful|Energetic|Nervous
color colour coat_color fur_color markings = Black|Brown|White|Gray|Tan|Black and white|Spotted
size = Small|Medium|Large
diagnosis = Ear infection|Skin allergy|Dental tartar|Gastritis|Sprain|Parasites
dewormed spayed neutered sterilized castrated vaccinated spayed_neutered is_neutered is_vaccinated house_trained = :boolean
special_needs = None|Daily medication|Special diet|Blind in one eye
energy_level activity_level = Low|Medium|High
food food_type food_brand = Dry food|Wet food|Raw|Grain-free
@vaccine vaccination immunization vacuna covid dose
vaccine vaccine_name vaccine_type vacuna = Influenza|Tetanus|MMR|Hepatitis B|COVID-19|Polio
dose dose_number dose_no = 1..3
lot_number batch_number lot vaccine_lot batch_no lote = ~[A-Z]{2}\d{4}
##vaccine ##vacuna ##vaccination ##vacina ##vaccin ##impfstoff ##immunization = Influenza|Tetanus|MMR|Hepatitis B|COVID-19|Polio|Rabies
@pharmacy medicine drug medication medicament medicamento prescription dosage pharmaceutical
strength dose_strength concentration potency concentracion dosificacion = 500 mg|250 mg|10 mg|5 mg/ml|100 mg|20 mg
dosage dose posology posologia dosis dosagem = 1 tablet|2 tablets|5 ml|1 capsule|10 drops
frequency frecuencia frequencia frequence = Once daily|Twice daily|Every 8 hours|At bedtime|As needed
ndc ndc_code = ~[1-9]\d{4}-\d{3}-\d{2}
atc atc_code = ~[ABCDGHJLMNPRSV]0[1-9][A-E][A-D]\d{2}
brand brand_name trade_name nombre_comercial = Panadol|Advil|Tylenol|Glucophage|Lipitor|Zithromax
drug_class therapeutic_class pharmacological_class category drug_category medicine_category categoria = Analgesic|Antibiotic|Antihypertensive|Antidiabetic|Antihistamine|Vitamin
side_effects adverse_effects side_effect contraindications = Nausea|Drowsiness|Headache|Dry mouth|Dizziness|Rash
storage storage_conditions storage_condition storage_instructions = Below 25 °C|2-8 °C|Protect from light|Keep dry
shelf rack shelf_location shelf_no = ~[A-F][1-9]
unit units pack_unit = Tablet|Bottle|Box|Strip|Tube
package_size pack_size = 10 tablets|20 tablets|30 capsules|100 ml|1 tube
refills refills_allowed refills_remaining = 0..5
interaction_type severity = Minor|Moderate|Major
##drug_class ##drug_category ##medicine_category ##medication_class = Analgesic|Antibiotic|Antihypertensive|Antidiabetic|Antihistamine|Vitamin
##pharmacy ##farmacia ##apotheke ##pharmacie = Central Pharmacy|Riverside Pharmacy|Green Cross|City Drugstore|Family Pharmacy
@patient hospital nurse discharge
admission_type tipo_admision = Emergency|Elective|Referral|Transfer
@nurse nursing triage vital care patient ward icu medical health resident
triage_level triage_category esi_level acuity acuity_level = 1|2|3|4|5
pain_level pain_score pain_scale pain = 0..10
gcs glasgow_coma_scale = 3..15
consciousness level_of_consciousness avpu = Alert|Voice|Pain|Unresponsive
mobility mobility_status = Independent|With walker|Wheelchair|Bedridden
diet diet_type dietary_restrictions = Regular|Soft|Diabetic|Low salt|Liquid
fall_risk risk_level = Low|Medium|High
bed bed_number bed_no cama = ~[1-4]\d\d-[AB]
shift shift_type = Day|Evening|Night
ward_type = General|Intensive care|Maternity|Pediatric|Surgical
discharge_disposition discharge_type discharge_status = Home|Transferred|Against advice|Nursing facility
blood_pressure bp presion_arterial pressao_arterial tension_arterielle tension_arterial pa = ~1[0-4]\d/[6-9]\d
blood_sugar = 75..180
allergies allergy alergias allergie = None|Penicillin|Pollen|Peanuts|Latex|Aspirin
smoking smoking_status smoker_status tobacco_use = Never|Former|Current
alcohol alcohol_use alcohol_consumption = None|Occasional|Moderate|Daily
insurance_provider insurance_company insurance insurer eps obra_social mutuelle = Northstar Health|Blue Harbor|Medica Plus|United Care|City Insurance
primary_diagnosis secondary_diagnosis = Hypertension|Pneumonia|Type 2 diabetes|Fracture of the wrist|Asthma
@maternity pregnancy pregnant birth antenatal prenatal newborn baby infant obstetric
gestational_age gestation_weeks gestational_weeks weeks_pregnant gestational_week = 24..41
delivery_type delivery_mode mode_of_delivery birth_type tipo_parto = Vaginal|Cesarean|Assisted
gravida para parity number_of_pregnancies = 0..4
apgar apgar_score apgar_1 apgar_5 apgar_1min apgar_5min = 6..10
birth_weight weight_at_birth = 2.4..4.5/2
birth_length = 46..55
fetal_heart_rate fhr = 115..160
fundal_height = 20..38
presentation fetal_position = Cephalic|Breech|Transverse
feeding_type feeding = Breast|Bottle|Mixed|Solid
diaper_type diaper = Wet|Dirty|Both
@therapy therapist psychology mental mood counseling psychologist wellbeing diary journal
mood mood_name emotion emotions feeling estado_animo = Happy|Calm|Anxious|Sad|Tired|Excited
mood_score mood_level mood_rating stress_level anxiety_level energy_level anxiety_score = 1..10
phq9 phq_9 phq_9_score phq9_score = 0..27
gad7 gad_7 gad_7_score gad7_score = 0..21
therapy_type therapy_approach approach = Cognitive behavioral|Psychodynamic|Family|Group|Art therapy
mood_trigger triggers = Work|Sleep|Family|Money|Crowds
coping_strategy = Breathing|Walk|Journaling|Music|Calling a friend
#mood ##emotion ##feeling = Happy|Calm|Anxious|Sad|Tired|Excited|Grateful
#symptom ##sintoma ##symptome = Fever|Cough|Headache|Nausea|Fatigue|Dizziness|Rash
@
reps repetitions num_reps target_reps repeticiones rep_count = 5..15
@trainer gym coach fitness
specialization specialty specialties = Strength training|Yoga|Pilates|CrossFit|Spinning
@gym fitness workout exercise muscle ejercicio
muscle_group muscle target_muscle primary_muscle body_part muscle_groups grupo_muscular target_muscles = Chest|Back|Legs|Shoulders|Arms|Core
sets num_sets series target_sets set_count = 3..5
rest_time rest_seconds rest rest_period descanso = 30|60|90|120
weight weight_kg weight_used peso_kg load = 5..140/1
exercise_type workout_type type_exercise = Strength|Cardio|Flexibility|Balance|HIIT
intensity intensity_level = Low|Moderate|High
equipment equipment_needed equipment_type = Barbell|Dumbbell|Kettlebell|Machine|Bodyweight|Resistance band
goal fitness_goal objetivo goals = Lose weight|Build muscle|Improve endurance|Stay fit|Flexibility
calories calories_burned kcal_burned = 80..800
rpe = 5..10
tempo = 3-1-1|2-0-2|4-1-2
body_fat body_fat_percentage fat_percentage = 8..35/1
fitness_level = Beginner|Intermediate|Advanced
#muscle_group ##muscle ##grupo_muscular = Chest|Back|Legs|Shoulders|Arms|Core|Glutes
##workout_plan ##training_plan ##fitness_program ##routine ##rutina = Full Body Beginner|Push Pull Legs|Marathon Prep|Core Strength|Morning Mobility|Upper Body
##fitness_class ##gym_class = Yoga|Spinning|Pilates|Zumba|HIIT|Body Pump
##gym ##gimnasio ##fitness_center ##academia_gym = Iron Temple|City Fitness|Body & Soul|Peak Gym|Active Life
@
h3 h3_index h3_cell = ~8[89]2a1[0-9a-f]{5}7ffff
nombre_cientifico nome_cientifico nom_scientifique nome_scientifico wissenschaftlicher_name nombre_especie = Quercus robur|Passer domesticus|Pinus sylvestris|Vulpes vulpes|Salmo trutta|Panthera leo
nombre_vulgar nombre_comun nom_vernaculaire nome_popular nome_comum nom_vulgaire = Lince|Roble|Zorro|Trucha|Pino|Gorrión
#continente = África|América|Asia|Europa|Oceanía|Antártida
ra_deg = 0..360/3
dec_deg = -90..90/3
apparent_mag visual_mag = -1..14/1
eccentricity orbital_eccentricity = 0..0.9/3
inclination_deg = 0..90/2
messier messier_number = ~M[1-9]\d?
jd julian_date epoch_jd julian_day = 2450000..2461000/2
earth_dist_au sun_dist_au distance_au = 0.3..40/2
@/\bgalax(?:y|ies)$/
name = Andromeda|Whirlpool|Sombrero|Triangulum|Pinwheel|Messier 87
@constellation
name = Orion|Cassiopeia|Lyra|Cygnus|Scorpius|Ursa Major|Andromeda
@telescope observatory
name = Hubble|Kepler|Keck I|VLT|TESS|Arecibo
seeing = Excellent|Good|Average|Poor
aperture aperture_mm = 60..400
@observation session
seeing = Excellent|Good|Average|Poor
@rock
type rock_type = Igneous|Sedimentary|Metamorphic
@tide
type = High|Low
@gene
symbol = BRCA1|TP53|EGFR|KRAS|MYC|PTEN|APOE|CFTR
@bed
number bed_number code = ~[1-4]\d\d-[AB]
@
visual_acuity_right visual_acuity_left va_right va_left = 20/20|20/25|20/40|20/60|20/100
##diagnosis_code ##icd_code ##icd10 ##icd_10 = Hypertension|Type 2 diabetes|Asthma|Migraine|Influenza|Arthritis|Anemia|Bronchitis
#surgery ##surgical_procedure ##surgery_classification ##cirugia ##cirurgia ##operation_type = Appendectomy|Cataract surgery|Hernia repair|Knee replacement|Bypass surgery|Tonsillectomy|Cesarean section
##prestazione ##prestazioni = Visita generale|Ecografia|Radiografia|Fisioterapia|Consulenza
receiving_hospital hospital_receiving referring_hospital transfer_hospital = University Hospital|St. Mary Hospital|Lakeside Medical Center|General Hospital
@donor receiver patient
history = None|Diabetes|Hypertension|Hepatitis in childhood|Asthma|Appendectomy 2015
@habit routine
name title = Drink water|Morning run|Read 20 minutes|Meditate|No sugar|Stretching|Journaling
frequency = Daily|Weekdays|Weekly|3 times a week
goal target = 8 glasses|20 minutes|5 km|10 pages|30 minutes
@sleep
quality sleep_quality = Excellent|Good|Fair|Poor
hours hours_slept duration_hours sleep_hours total_hours = 4..10/1
@/\bweight (?:logs?|entr(?:y|ies)|records?|histor(?:y|ies)|measurements?|tracking)\b|\bbody\b/
weight weight_kg = 48..110/1
@allergy allergen
reaction reactions = Rash|Hives|Swelling|Sneezing|Shortness of breath|Itching
severity = Mild|Moderate|Severe
allergen allergy = Penicillin|Peanuts|Latex|Pollen|Shellfish|Dust mites
@surgery surgical anesthesia
procedure procedure_name surgery_type = Appendectomy|Cataract surgery|Hernia repair|Knee replacement|Bypass surgery
anesthesia anesthesia_type anaesthesia = General|Local|Spinal|Epidural|Sedation
outcome = Successful|Complications|Stable|Transferred to ICU
##operating_room ##operating_theatre ##theatre_room = OR 1|OR 2|OR 3|Cardiac OR|Day surgery
@doctor teacher staff employee volunteer tutor nurse instructor coach trainer therapist lawyer caregiver mentor babysitter
availability availability_text available_hours working_hours work_hours consultation_hours = ~(Mon-Fri|Mon, Wed, Fri|Tue, Thu|Weekends|Mon-Sat) (8-12|9-13|9-17|14-18)
@doctor physician dentist
qualification qualifications degree = MD|MBBS|DO|MBBS, MS|MD, PhD|DDS
@patient hospital admission bed nurse inpatient
ward ward_name = Cardiology|General Medicine|Maternity|Orthopedics|Pediatrics|Surgery
chronic_conditions chronic_diseases conditions comorbidities existing_conditions = None|Hypertension|Type 2 diabetes|Asthma|COPD|Arthritis
##baby ##newborn ##infant = :person.firstName
@feeding baby
type feeding_type = Breast milk|Formula|Solid food|Water
amount_ml amount volume = 60..240
@donor transplant organ recipient
organ organ_type organ_name = Kidney|Liver|Heart|Lung|Cornea|Pancreas
##organ = Kidney|Liver|Heart|Lung|Cornea|Pancreas
@pathology biopsy histology
specimen specimen_type tissue = Skin|Breast|Colon|Lymph node|Liver
@genetic gene
gene gene_name gene_symbol = BRCA1|TP53|EGFR|KRAS|MLH1|CFTR
variant variant_name = c.68_69del|p.Val600Glu|c.35G>A|p.Gly12Asp
result = Positive|Negative|Variant of uncertain significance
@ambulance
status = Available|On call|Returning|Out of service
@injury
type injury_type = Sprain|Fracture|Muscle strain|Concussion|Ligament tear|Bruise
severity = Minor|Moderate|Severe
body_part = Knee|Ankle|Shoulder|Hamstring|Back|Wrist
`;
