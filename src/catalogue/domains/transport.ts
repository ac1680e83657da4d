/** Guesses for columns about transport, travel, energy and machines, in the syntax of `domain-words.ts`. */
export const TRANSPORT_LINES = String.raw`
@plane aircraft airplane jet
mph cruise_mph max_mph = 380..620
@flight flights
dep_loc arr_loc dep_location arr_location departure_location arrival_location = :location.city
@ship vessel boat harbor harbour berth marina voyage yacht
vessel_type ship_type boat_type ##vessel_type ##ship_type ##boat_type = Container ship|Bulk carrier|Tanker|Ferry|Tug|Cruise ship|Fishing vessel
#vessel #ship #boat #yacht #ferry vessel_name = Sea Breeze|Northern Star|Ocean Spirit|Blue Horizon|Atlantic Queen|Silver Wave
imo imo_number imo_no = ~9\d{6}
mmsi = ~[2-7]\d{8}
flag flag_state = Panama|Liberia|Malta|Norway|Greece|Singapore
gross_tonnage grt gt tonnage = 300..200000/0
deadweight dwt = 500..300000/0
draft draught = 2..20/1
beam width = 3..60/1
length loa length_overall = 8..400/1
nav_status navigation_status navigational_status = Under way using engine|At anchor|Moored|Not under command|Fishing
berth berth_number dock pier quay mooring ##berth ##dock ##pier ##quay ##mooring = ~(Berth|Pier) [1-9]\d?
port port_name ##port ##harbor ##harbour ##seaport home_port next_port last_port call_port arrival_port departure_port = Rotterdam|Hamburg|Singapore|Valencia|Santos|Los Angeles|Piraeus|Busan
un_locode locode port_code = NLRTM|DEHAM|SGSIN|ESVLC|BRSSZ|USLAX
@ship vessel boat crew seafarer
rank rank_name crew_rank position ##crew_rank = Captain|Chief officer|Second officer|Chief engineer|Bosun|Able seaman|Cook
@ship vessel boat harbor harbour voyage yacht
cargo cargo_type ##cargo_type = Containers|Crude oil|Grain|Coal|Vehicles|Steel
rig rig_type = Sloop|Ketch|Catamaran|Schooner
hull_material hull = Steel|Fiberglass|Aluminum|Wood
knots speed speed_knots sog = 0..24/1
wind_force sea_state = 0..9
##lighthouse = Cape North Light|Harbor Point Light|Old Rock Light|Sandy Spit Light
@airport airline flight aircraft aviation pilot runway airplane aerodrome airspace hangar helicopter
aircraft_type plane_type model aircraft_model aircraft plane ##aircraft ##aircraft_type ##aircraft_model ##plane ##airplane ##plane_type = A320-200|A350-900|B737-800|B787-9|E190|ATR 72-600|CRJ900
engine_type type_engine type_eng = Turbofan|Turboprop|Piston|Turboshaft
engine_model eng_model = CFM56-7B|PW1100G|Trent 1000|GE90|PT6A
manufacturer make mfr eng_mfr maker = Boeing|Airbus|Embraer|Cessna|Bombardier|ATR
tail_number tail_no registration aircraft_registration n_number reg_number registration_number = ~N[1-9]\d{2}[A-HJ-NP-Z]{2}
no_seats no_engines number_of_engines engine_count no_eng = 1|2|4
gate boarding_gate departure_gate arrival_gate = ~[A-F][1-9]\d?
baggage_belt baggage_claim carousel belt = 1..14
delay_reason delay_cause delay_code = Weather|Late arrival|Air traffic control|Crew|Technical|Security
cancellation_reason cancel_reason = Weather|Technical|Strike|Crew shortage
fare_class fare_type booking_class fare_basis = ~[YBMHKJFC]
meal meal_type meal_preference special_meal = Standard|Vegetarian|Vegan|Halal|Kosher|Child
license_type license rating pilot_license certificate_type = PPL|CPL|ATPL|Instrument rating|Instructor
flight_hours total_hours flying_hours pilot_hours = 50..12000/0
metar = ~K(JFK|ORD|LAX|ATL) \d{6}Z (0|1|2|3)[0-9]0(0|1)[0-9]KT 10SM (CLR|FEW|SCT|BKN)0[1-5]0
surface runway_surface surface_type = Asphalt|Concrete|Grass|Gravel
runway runway_name runway_number ##runway rwy = 09L|09R|27L|27R|18|36|04
runway_length length_ft = 2000..13000/0
airport_type type_airport = large_airport|medium_airport|small_airport|heliport|seaplane_base
terminal terminal_name ##terminal ##airport_terminal = Terminal 1|Terminal 2|Terminal A|Terminal B|International
gate_name ##gate ##boarding_gate = ~[A-F][1-9]\d?
crew_role role crew_position duty = Captain|First officer|Purser|Flight attendant|Flight engineer
flight_phase phase = Taxi|Takeoff|Climb|Cruise|Descent|Landing
callsign = ~(SPEEDBIRD|LUFTHANSA|UNITED|AIR FRANCE) [1-9]\d{2}
route = ~(JFK|LHR|CDG|FRA|MAD)-(LAX|ORD|AMS|DXB|ATL)
@train rail railway locomotive station metro subway tram wagon carriage
train_name #train ##train = Coast Express|Northern Arrow|City Link 4|Night Star|Alpine Runner|Harbor Local
train_type ##train_type ##train_category = Intercity|Regional|High-speed|Commuter|Night train|Freight
platform platform_number platform_no = 1..18
coach coach_number carriage wagon coach_no wagon_number = ~(B[1-9]|A[1-3]|S[1-9])
gauge track_gauge = 1000|1435|1520|1668
seat_type berth_type seat_preference berth = Window|Aisle|Lower|Upper|Middle
locomotive_class loco_class = BR 101|Class 66|E 120|RE 460
traction power_type = Electric|Diesel|Steam|Battery
line line_name ##line ##metro_line ##rail_line ##subway_line ##tram_line train_line = Red Line|Blue Line|S1|U4|Line 7|Airport Express
signal_type signal ##signal = Home signal|Distant signal|Block signal|Shunting signal
@bus coach minibus
model bus_model = Citaro|Lion's City|Crossway|Interlink|Tourismo|Sprinter
make brand manufacturer = Mercedes-Benz|MAN|Iveco|Scania|Volvo|Solaris
@bus route stop transit gtfs line coach schedule trip
bus_type #bus ##bus_type = Standard|Articulated|Minibus|Double-decker|Electric|Sleeper
##route ##bus_route ##route_name = Central Station - Airport|Harbor - University|City Hall - Stadium|Market Square - Hospital|North Park - Old Town
stop_name ##stop ##bus_stop ##transit_stop from_stop to_stop = Central Station|City Hall|Market Square|University|Hospital|Harbor|North Park
stop_sequence = 1..30
wheelchair_boarding wheelchair_accessible bikes_allowed = 0..2
route_type = 0|1|2|3
pickup_type drop_off_type = 0..3
exception_type = 1..2
ada_compliant is_accessible = yes|no
@taxi ride trip cab driver passenger uber rideshare
pickup pickup_location pickup_address pickup_point dropoff dropoff_location dropoff_address drop_location drop_off_location start_location end_location source_address destination_address = :location.streetAddress
ride_type service_type vehicle_class car_class ##ride_type ##cab_type cab_type = Economy|Comfort|Premium|XL|Shared
fare base_fare total_fare trip_fare fare_amount estimated_fare estimated_price tip tip_amount = 3..90/2
surge surge_multiplier = 1..2.5/1
cancel_reason cancellation_reason = Driver too far|Changed plans|Wrong address|Rider no-show|Price too high
@bike scooter bicycle docking bikeshare
bike_type ##bike ##bicycle ##bike_type ##bike_model ##scooter #bicycle = City bike|E-bike|Cargo bike|Mountain bike|Road bike|Folding bike
station station_name ##docking_station ##bike_station ##dock_station start_station_name end_station_name = Main Square|River Bridge|City Library|Harbor Gate|Old Mill|Park North
docks dock_count capacity total_docks = 10..40
frame_size = 48 cm|52 cm|54 cm|56 cm|58 cm
gears = 1|3|7|8|21|24
member_casual user_type rider_type = member|casual
@car vehicle automobile motorcycle truck garage mechanic fleet
trim trim_level variant = Base|Sport|Comfort|Premium|LX|GT Line
drivetrain drive_type drive wheel_drive = FWD|RWD|AWD|4WD
body_type body_style = Sedan|SUV|Hatchback|Station wagon|Pickup|Coupe
interior_color exterior_color colour color = Black|White|Silver|Gray|Blue|Red
condition car_condition vehicle_condition = New|Used|Certified pre-owned|Damaged
cylinders = 3|4|6|8
torque = 90..700/0
mpg city_mpg highway_mpg fuel_economy = 15..60/0
fuel_consumption consumption avg_consumption = 3.5..14/1
co2_emissions emissions = 80..260/0
emission_standard emission_class euro_norm = Euro 4|Euro 5|Euro 6|Euro 6d
part part_name spare_part ##car_part ##auto_part ##vehicle_part = Brake pads|Oil filter|Spark plug|Alternator|Timing belt|Wiper blades|Battery
service service_name service_type repair_type job_type ##car_service ##vehicle_service ##repair_type ##service_job = Oil change|Brake service|Tire rotation|Wheel alignment|Battery replacement|Inspection
problem complaint issue symptom problem_description fault_description = ~(Strange noise|Vibration|Oil leak|Warning light|Weak brakes) (when braking|at high speed|after a cold start|on the left side|in traffic)
damage_description damage damages = Scratch on the door|Dent in the bumper|Cracked windshield|Broken mirror|None
tire_size tyre_size = 195/65 R15|205/55 R16|225/45 R17|235/60 R18
oil_type = 5W-30|0W-20|10W-40|5W-40
trouble_code dtc fault_code obd_code = ~P0[1-7]\d{2}
insurance_type = Third party|Comprehensive|Collision
tank_capacity fuel_capacity = 35..90/0
@parking garage
##parking_lot ##parking ##parking_area ##car_park ##parking_garage ##parking_zone lot_name = Central Garage|Station Parking|Mall Level 2|Harbor Lot|Airport P3|Market Square
spot spot_number slot slot_number space_number spot_name space bay spot_code ##parking_spot ##parking_space ##parking_slot ##spot = ~[A-F]\d{2}
spot_type slot_type space_type ##spot_type ##slot_type = Compact|Large|Handicapped|Motorcycle|Electric
level floor level_name = P1|P2|P3|Ground
permit_type = Resident|Visitor|Employee|Disabled
hourly_rate rate_per_hour rate price_per_hour = 1..8/2
@toll traffic intersection road highway congestion junction crash accident
plaza plaza_name toll_plaza toll_station ##toll_plaza ##toll ##toll_booth ##toll_station = North Gate|River Bridge|Airport Exit|Harbor Tunnel|Hill Pass
vehicle_class axle_class = Car|Motorcycle|Bus|Truck 2 axles|Truck 5 axles
lane lane_number = 1..6
transponder tag_id etag = ~TX\d{8}
road_name road ##road ##highway ##street_segment ##motorway = A1|A7|Route 66|Ring Road|Harbor Street|Valley Highway
road_type road_class ##road_type = Motorway|Primary|Secondary|Residential|Track
intersection intersection_name junction junction_name ##intersection ##junction ##crossing = Main St & 1st Ave|Harbor Rd & Mill Ln|Park Ave & Oak St|Ring Road & Station St
congestion_level traffic_level = Low|Moderate|Heavy|Standstill
vehicle_count volume traffic_volume flow = 0..1800
occupancy = 0..100/1
signal_state light_state = Red|Yellow|Green
weather weather_condition weather_conditions = Clear|Rain|Snow|Fog|Cloudy
road_condition surface_condition road_surface_condition = Dry|Wet|Icy|Snowy|Gravel
accident_type collision_type crash_type = Rear-end|Side impact|Head-on|Single vehicle|Pedestrian
cause accident_cause contributing_factor = Speeding|Distraction|Alcohol|Weather|Right of way ignored
@charging charger ev evse connector ocpp
connector_type plug_type ##connector_type ##plug_type connector plug = Type 2|CCS|CHAdeMO|Tesla|Type 1
charger_type charging_type power_type = AC|DC|Fast|Ultra fast
#charger ##charge_point ##charging_station ##charging_point ##evse station_name = City Hall Charger|Mall P2|Highway Rest East|Station Square|Harbor Garage
max_power power_kw power charging_power = 3.7|11|22|50|150|350
max_power power_kw power charging_power = 3.7..350/1
stop_reason = EVDisconnected|Local|Remote|PowerLoss|EmergencyStop
id_tag idtag rfid rfid_tag = ~[0-9A-F]{8}
energy_delivered energy_kwh energy kwh = 2..80/2
@solar photovoltaic pv panel inverter
#solar_panel ##pv_panel panel_model = SunMax 400|Helio 410|Monocell 385|Volta 450|Brightleaf 370
panel_type technology cell_type = Monocrystalline|Polycrystalline|Thin film|Bifacial
#inverter ##inverter_model inverter_model = FroniX 8.2|SMB Tripower 10|HuaSun 6K|GrowVolt 5000
@inverter
model = FroniX 8.2|SMB Tripower 10|HuaSun 6K|GrowVolt 5000
@solar photovoltaic pv panel
tilt tilt_angle inclination = 10..60/0
azimuth = 90..270/0
orientation = South|East|West|South-east|South-west
peak_power capacity_kw capacity_kwp kwp installed_capacity = 3..120/1
efficiency panel_efficiency = 15..23/1
@wind turbine windfarm
#turbine ##wind_turbine turbine_name = ~WT-\d{2}
turbine_model model = V90-2.0|E-126|SWT-3.6|N117
##wind_farm ##windfarm wind_farm wind_farm_name = North Ridge|Sea Gate|Long Hill|West Bank|High Moor
hub_height = 60..160/0
rotor_diameter = 50..170/0
rotor_speed = 5..20/1
pitch pitch_angle blade_angle = 0..90/1
yaw nacelle_direction = 0..359
@meter energy electricity utility gas consumption power tariff
meter_type ##meter_type = Electricity|Gas|Water|Heat
#meter meter_number meter_serial = ~MTR-\d{6}
tariff_type ##tariff ##electricity_tariff ##energy_tariff ##rate_plan = Standard|Night|Peak|Off-peak|Green|Industrial
price_per_unit unit_price rate tariff_rate = 0.08..0.9/4
usage usage_elec usage_gas units units_consumed consumption = 20..900/1
##power_plant ##plant_power plant_name = North Valley Plant|Lakeside Hydro|Sea Gate Wind|Old Mill Gas|Sunfield Solar
energy_source plant_type ##energy_source ##energy_type primary_fuel = Solar|Wind|Hydro|Natural gas|Coal|Nuclear|Biomass
substation substation_name ##substation ##transformer ##feeder feeder = North Substation|Mill Street|Harbor East|Ring 2|Airport
outage_cause outage_reason = Storm|Tree on line|Equipment failure|Planned work|Animal
phase = L1|L2|L3
voltage_level = 230 V|400 V|20 kV|110 kV
connection_type = Single phase|Three phase
customer_type consumer_type = Residential|Commercial|Industrial|Public
@oil gas petroleum drilling wellbore refinery pipeline_oil rig pump fuel
well_type ##well_type = Oil|Gas|Injection|Exploration|Water
well_name ##well #wellbore = ~(North Ridge|Salt Creek|Willow Flats|East Mesa) [1-9]\d?H?
product fuel fuel_type grade fuel_grade ##fuel ##fuel_type ##fuel_grade ##petroleum_product = Diesel|Regular 95|Premium 98|LPG|E10|Heating oil
pump pump_name ##pump ##fuel_pump ##dispenser = ~Pump [1-9]
tank tank_name ##tank ##fuel_tank = ~Tank [1-9]
lithology rock_type = Sandstone|Shale|Limestone|Dolomite|Siltstone
@water wastewater sewer reservoir treatment_plant utility hydrant pipe
water_source source source_type ##water_source = Lake|River|Well|Spring|Desalination
chlorine residual_chlorine free_chlorine = 0.1..2/2
hardness = 20..400/0
tds = 50..900/0
e_coli coliform total_coliform = 0..20
pipe_material material = Cast iron|PVC|Steel|Concrete|HDPE
pipe_diameter diameter = 50|80|100|150|200|300|500
##reservoir ##water_tank ##dam dam_name reservoir_name = Upper Lake|Hill Tank 2|North Reservoir|Valley Dam|Mill Pond
@waste recycling garbage trash disposal landfill rubbish
waste_type ##waste_type ##waste_category ##waste ##recyclable material material_type recyclable = Paper|Plastic|Glass|Organic|Metal|Residual|Electronic
bin_type container_type = 120 l|240 l|660 l|1100 l
bin_color = Blue|Yellow|Green|Brown|Black
fill_level = 0..100
disposal_method treatment_method = Recycling|Composting|Incineration|Landfill
##landfill ##recycling_center ##recycling_centre ##waste_facility = North Landfill|Harbor Recycling Center|East Compost Site|Mill Road Depot
collection_day pickup_day = Monday|Tuesday|Wednesday|Thursday|Friday
@mine mining ore quarry mineral blast
ore ore_type mineral mineral_name #ore ##mineral ##commodity_mineral = Iron ore|Copper|Gold|Bauxite|Coal|Lithium|Nickel
#mine ##quarry mine_name = Black Hill|North Pit|Silver Creek|Deep Vein 2|Red Ridge
mine_type mining_method = Open pit|Underground|Placer|Quarry
grade ore_grade = 0.3..65/2
shift_name = Day|Night|Swing
tonnage tons tonnes = 50..9000/0
@drone uav quadcopter
#drone #uav drone_name drone_model = Mavi 3|Skyhawk X4|Falcon Eye|Agri Spray T30|Scout Mini
flight_mode mode = Manual|Hover|Waypoint|Follow|Return home
mission_type mission ##drone_mission = Mapping|Inspection|Delivery|Spraying|Search
payload payload_type = RGB camera|Thermal camera|LiDAR|Sprayer|Parcel
max_altitude altitude = 5..120/1
@robot robotics manipulator gripper agv
#robot robot_name robot_model = Rover X1|ARM-6 Welder|Picker 2|AGV 14|Palletizer B|Scout
robot_type = Articulated arm|Mobile|Humanoid|SCARA|Delta
joint joint_name ##joint = Base|Shoulder|Elbow|Wrist 1|Wrist 2|Gripper
gripper end_effector tool = Vacuum gripper|Parallel gripper|Welding torch|Camera
task task_name command action = Pick|Place|Weld|Inspect|Move to dock|Charge
payload max_payload = 1..250/1
`;
