/** Guesses for columns about money, trade, manufacturing, property and work, in the syntax of `domain-words.ts`. */
export const TRADE_LINES = String.raw`
@
##reservation_condition ##booking_condition ##payment_condition ##contract_condition ##delivery_condition = Free cancellation|Payment in advance|Minimum stay two nights|Deposit required|Delivery within a week
##warranty ##warranty_type = 1-year warranty|2-year warranty|Extended warranty|Lifetime warranty
##bundle ##combo ##gift_set = Starter Bundle|Family Bundle|Holiday Bundle|Gift Set|Value Pack
@trade stock portfolio broker share
tx_type trade_type transaction_type side trade_side = buy|sell
instrument instrument_name = ACME Corp|Euro Bund Future|Gold|S&P 500 ETF|US Treasury 10Y
@opportunity deal lead crm prospect
account account_name = :company.name
probability win_probability = 10|25|50|75|90
@business poi directory
category business_category business_type = Restaurant|Café|Hair salon|Bakery|Gym|Bookstore
@property apartment lease tenant
unit unit_number unit_no apt apartment_number = ~([1-9]\d?[A-D]|[1-9]0[1-9])
@/\b(?:stock|inventory|warehouse) ?(?:movements?|adjustments?|logs?|transactions?|changes|histor(?:y|ies)|moves?)\b/
reason movement_reason adjustment_reason = Delivery|Sale|Damaged goods|Customer return|Stock count|Transfer
@/\b(?:ledgers?|account statements?|bank transactions?|debts?)\b/
description particulars narration details = Payment received|Invoice issued|Late fee|Credit note|Opening balance|Discount granted
@/\b(?:subscriptions?|billing|payments?|invoices?|payouts?|transactions?)\b/
provider payment_provider = stripe|paypal|adyen|braintree
@/^(?:jobs?|job (?:posts?|postings?|listings?|offers?|ads?|openings?)|vacanc(?:y|ies)|openings?)$/
location job_location work_location = ~(Austin, TX|Denver, CO|Chicago, IL|Boston, MA|Seattle, WA|Remote)
@/\b(?:rewards?|loyalty|membership|clubs?|members?|tiers?)\b/
perk benefit perks reward_perk = Free breakfast|Priority support|Bonus points|Birthday gift|Free parking|Member discount
#reward_perk #club_perk #membership_perk #member_benefit = Free breakfast|Priority support|Bonus points|Birthday gift|Free parking|Member discount
@/\b(?:salar(?:y|ies)|raises?|pay changes?)\b/
reason change_reason = Promotion|Annual review|Cost of living|New responsibilities|Market adjustment
@
month_year monthyear pay_month payroll_month salary_month billing_month_name = ~(January|February|March|April|May|June|July|August|September|October|November|December) 202[3-6]
vat vat_rate vat_percent vat_percentage tva iva mwst = 19|20|21|7|10
@tractor harvester machinery farm
manufacturer make brand = John Deere|Claas|Fendt|Kubota|Case IH|New Holland
model = ~(6R|Arion|Vario|Magnum|T7|M7) \d{3}
@booking reservation
resource resource_name = Meeting Room A|Projector|Company Van|Lab Bench 3|Microscope 2
@/\bleave ?(?:days?|requests?|submissions?|types?|balances?)\b|\babsences?\b/
unit_of_measure uom unit = Days|Hours
@donation party
accounting_unit accounting_unit_name = Central Party|Northern Branch|City Branch|Youth Section|Coastal District
@staff employee worker crew
role staff_role employee_role = Manager|Cashier|Technician|Assistant|Supervisor|Receptionist
@evaluation evaluacion evaluaciones evaluacao avaliacao
riesgo risco = Bajo|Medio|Alto
motivacion desempeno compromiso = Bajo|Medio|Alto|Excelente
@payment pay payout refund settlement receipt transaction
method pay_method = Cash|Credit card|Debit card|Bank transfer|PayPal|Check
@mortgage loan lending borrower
loan_type mortgage_type = Fixed rate|Adjustable rate|Interest only
##loan_product ##loan_type ##loan ##credit_product = Home Loan|Car Loan|Personal Loan|Student Loan|Business Loan|Renovation Loan
rejection_reason reject_reason decline_reason reason_rejected = Income too low|Credit score too low|Missing documents|Existing debts|Collateral not accepted
risk_grade risk_rating credit_rating rating = AAA|AA|A|BBB|BB|B
interest_rate rate annual_rate apr nominal_rate = 2..12/2
disbursement_mode disbursement_method payout_method = Bank transfer|Cheque|Cash|Mobile money
interest_type rate_type interest_method calculation_method amortization_method amortization = Flat|Declining balance|Fixed|Variable
min_amount minimum_amount min_loan_amount = 500..5000/0
max_amount maximum_amount max_loan_amount = 10000..500000/0
term loan_term max_term min_term term_length = 12|24|36|48|60|120|240
processing_fee late_fee penalty penalty_amount late_penalty = 10..250/2
occupation_type employment_status employment = Employed|Self-employed|Retired|Student|Unemployed
monthly_expenses monthly_obligations existing_emi = 300..3500/2
##collateral ##guarantee = Single-family house|Passenger car|Savings deposit|Farm land|Delivery van|Gold jewelry|Shop building
@collateral
valuation market_value appraised_value value estimated_value = 5000..450000/2
collateral_type type = Real estate|Vehicle|Savings deposit|Equipment|Jewelry|Land
description = ~(Two-story house|Delivery van|Savings deposit|Farm land|Workshop machine|Gold necklace), (valued|inspected|registered) in 20(19|2[0-5])(, insured|, no other liens|, second lien|)
@bank account savings deposit fixed_deposit saving
interest_rate rate annual_rate apy = 0.1..5/2
overdraft_limit overdraft transfer_limit daily_limit withdrawal_limit atm_limit = 500..10000/0
account_nickname = Household|Savings for travel|Emergency fund|Joint account|Rent account|Pocket money
minimum_balance min_balance minimum_deposit min_deposit = 0..2500/0
maturity_amount maturity_value = 1100..60000/2
tenure tenure_months term_months term = 6|12|18|24|36|60
##savings_product ##account_type ##bank_product ##deposit_type = Basic Savings|Youth Savings|Fixed Deposit 12 Months|Checking Plus|Business Account|Student Account
account_title title = :person.fullName
@standing direct debit recurring
frequency interval period = Weekly|Monthly|Quarterly|Yearly
amount = 10..1200/2
@cheque check chequebook
drawer drawn_by = :person.fullName
leaves number_of_leaves page_count = 25|50|100
@card debit
last_four last4 last_4 last_four_digits last4digits card_last_four card_last4 = ~\d{4}
name_on_card card_name cardholder_name card_holder holder embossed_name = :person.fullName
@
name_on_card card_holder_name cardholder = :person.fullName
last_four last4 last_4_digits last_four_digits card_last4 card_last_four cc_last4 last4_digits = ~\d{4}
card_network card_scheme network_brand = Visa|Mastercard|American Express|Discover|Maestro
mcc mcc_code merchant_category_code = ~(4111|4121|5411|5541|5651|5732|5812|5912|7011)
pos_entry_mode entry_mode = Chip|Contactless|Magnetic stripe|Manual entry|Online
micr micr_code = ~[1-9]\d{8}
sort_code bank_sort_code = ~\d{2}-\d{2}-\d{2}
routing_no routing aba_number aba_routing = ~0[1-9]\d{7}
@card acquirer issuer terminal merchant pos
merchant_category category mcc_description = Groceries|Restaurants|Fuel|Hotels|Clothing|Electronics|Pharmacies
response_code resp_code result_code = 00|05|12|51|54|91
auth_code authorization_code approval_code auth_number = ~\d{6}
terminal terminal_id tid pos_id = ~T\d{7}
merchant_id mid = ~M\d{9}
@dispute chargeback
reason dispute_reason chargeback_reason = Duplicate charge|Product not received|Not as described|Fraudulent transaction|Canceled subscription|Wrong amount
evidence = Receipt|Delivery confirmation|E-mail correspondence|Signed contract|Photos|Refund policy
outcome resolution decision = Won|Lost|Refunded|Withdrawn|Under review
@atm
name atm_name = ~ATM (Main Street|Airport|Mall|Station|Campus|Harbor) [1-9]
cash_level cash_balance cash_available = 5000..200000/0
atm_type type = Cash only|Cash and deposit|Drive-through|Recycler
@insurance insurer policy premium underwriting coverage policyholder insured
#rider #rider_name #addon #endorsement = Accidental death|Waiver of premium|Roadside assistance|Glass coverage|Critical illness|Rental car
#coverage #cover cover_name coverage_name = Liability|Collision|Fire|Water damage|Theft|Personal injury|Glass breakage
##peril ##cause_of_loss ##risk_type peril cause_of_loss loss_cause = Fire|Storm|Theft|Water damage|Hail|Vandalism|Collision
##insurance_product ##insurance_plan ##insurance_type ##policy_type product_name plan_name = Home Comfort|Auto Basic|Auto Plus|Term Life 20|Travel Care|Family Health|Renters Protect
##insurance_category ##policy_category = Life|Health|Auto|Home|Travel|Liability
##policy policy_name = Home Comfort|Auto Basic|Auto Plus|Term Life 20|Travel Care|Family Health|Renters Protect
subcategory sub_category subcategory_name = Term life|Whole life|Third party|Comprehensive|Individual|Family floater
term premium_term term_name = Monthly|Quarterly|Half-yearly|Yearly|Single payment
sum_assured sum_insured insured_sum coverage_amount = 10000..500000/0
underwriting_status risk_class = Preferred|Standard|Substandard|Declined
reserve_amount reserve paid_amount settlement = 500..60000/2
adjuster claims_adjuster handler surveyor = :person.fullName
@claim
cause_of_loss loss_cause peril cause = Fire|Storm|Theft|Water damage|Hail|Vandalism|Collision
adjuster claims_adjuster claim_handler surveyor = :person.fullName
@stock share equity security securities ticker portfolio investment etf bond fund trading trade broker holding
exchange stock_exchange listing_exchange market exchange_name = NYSE|NASDAQ|LSE|XETRA|Euronext|TSX
#bond = US Treasury 10Y|Federal Bond 2031|City of Oslo 2029|Green Bond 2028|Harbor Energy 4.5% 2030
#fund #etf #mutual_fund fund_name etf_name scheme_name = Global Equity Index|Balanced Growth Fund|Emerging Markets|Short-Term Bond|Clean Energy Fund|Small Cap Value|Dividend Leaders
fund_type scheme_type fund_category fund_house_type = Equity|Bond|Balanced|Index|Money market|Real estate
rating credit_rating bond_rating = AAA|AA|A|BBB|BB|B
beta = 0.3..2/2
eps earnings_per_share = 0.2..15/2
expense_ratio management_fee = 0.05..1.8/2
coupon coupon_rate yield yield_to_maturity ytm dividend_yield = 0.5..7/2
face_value par_value nominal_value = 100|500|1000|5000
dividend dividend_per_share amount_per_share dividend_amount dps = 0.1..4/2
nav net_asset_value = 8..250/2
strike strike_price = 20..400/1
implied_volatility iv volatility = 0.1..0.8/3
delta gamma theta vega = 0..1/3
option_type call_put right put_call = Call|Put
open_interest = 10..25000
benchmark benchmark_index index_name = S&P 500|MSCI World|DAX|FTSE 100|Nikkei 225|STOXX 50
##index ##indice ##stock_index ##market_index = S&P 500|MSCI World|DAX|FTSE 100|Nikkei 225|STOXX 50
#portfolio portfolio_name = Retirement|Growth|Dividend Income|Tech Picks|Long Term|Conservative
#watchlist watch_list = Tech Stocks|Dividend Kings|Earnings This Week|Energy|To Research|Small Caps
average_cost avg_cost average_price avg_price buy_price entry_price exit_price sell_price stop_loss take_profit target_price limit_price fill_price current_price cost_basis sl tp purchase_price = 10..400/2
risk_profile risk_tolerance risk_level = Conservative|Moderate|Balanced|Growth|Aggressive
dividend_type = Cash|Stock|Special|Interim|Final
industry = Software|Banking|Pharmaceuticals|Automobiles|Oil and gas|Retail|Semiconductors|Utilities
sector sector_name = Technology|Financials|Health Care|Energy|Industrials|Consumer Staples|Utilities|Materials
@trade trading broker portfolio holding investment share ticker etf security securities
quantity shares units qty share_count number_of_shares = 1..500
pnl profit_loss unrealized_pnl realized_pnl pl profit net_profit gain_loss gain total_pnl net_pnl p_l = -900..2500/2
venue trading_venue = NYSE|NASDAQ|LSE|XETRA|CBOE
setup setup_type trade_setup pattern chart_pattern = Breakout|Pullback|Double bottom|Head and shoulders|Trend continuation|Gap fill
mistakes mistake lessons lessons_learned = Entered too early|Moved the stop loss|Position too large|No mistakes|Chased the price|Exited too soon
entry_reason exit_reason reason rationale thesis notes note trade_notes = ~(Breakout above resistance|Pullback to the 50-day average|Strong earnings|Support held twice|Volume spike at the open|Divergence on the RSI)(, stop below the last low|, half position|, target reached|, closed before news|)
signal signal_type action recommendation = BUY|SELL|HOLD
indicator indicator_name = RSI|MACD|SMA 50|EMA 20|Bollinger Bands|ATR
time_in_force tif = DAY|GTC|IOC|FOK
commission brokerage = 0.5..25/2
lot_size contract_size = 1|10|100|1000
@signal candle trade trading strategy chart backtest bot indicator ohlc kline bar
timeframe time_frame interval candle_interval resolution = 1m|5m|15m|1h|4h|1d
signal_type signal direction = BUY|SELL|HOLD
indicator indicator_name technical_indicator = RSI|MACD|SMA 50|EMA 20|Bollinger Bands|ATR
win_rate winrate hit_rate = 35..70/1
sharpe sharpe_ratio = -0.5..3/2
drawdown max_drawdown maximum_drawdown = 2..40/1
direction position_type trade_direction = Long|Short
pair symbol currency_pair instrument trading_pair = BTC/USDT|ETH/USDT|EUR/USD|GBP/USD|SOL/USDT|XAU/USD
pnl profit_loss profit pl = -900..2500/2
#trading_strategy strategy_description = Momentum|Mean reversion|Breakout|Trend following|Arbitrage
@
timeframe time_frame = 1 week|1 month|3 months|6 months|1 year
mic mic_code exchange_mic = XNYS|XNAS|XLON|XETR|XPAR|XTSE
##stock_exchange ##exchange = NYSE|NASDAQ|London Stock Exchange|Deutsche Börse|Euronext|Tokyo Stock Exchange
##sector ##industry_sector ##gics_sector = Technology|Financials|Health Care|Energy|Industrials|Consumer Staples|Utilities|Materials
##industry = Software|Banking|Pharmaceuticals|Automobiles|Construction|Retail|Tourism|Agriculture
##company_stock ##equity = Northwind Energy|Harbor Bank|Blue Peak Software|Atlas Motors|Greenfield Foods|Silverline Pharma
##technical_indicator = RSI|MACD|SMA 50|EMA 20|Bollinger Bands|ATR
@/\b(?:crypto|cryptos|cryptocurrenc(?:y|ies)|coins?|blockchains?|ethereum|bitcoin|btc|eth|nfts?|smart contracts?|mining pools?|staking|validators?|onchain|web ?3|token transfers?|mempool|utxos?|defi|dex|wallet address(?:es)?)\b/
hash tx_hash txid tx_id block_hash prev_hash previous_hash parent_hash merkle_root state_root transaction_hash receipts_root = ~0x[0-9a-f]{64}
miner from_address to_address sender recipient receiver validator owner_address contract_address spender owner creator_address beneficiary signer from to = ~0x[0-9a-f]{40}
nonce = 0..9000
gas_used gas_limit gas = 21000..900000
gas_price gas_price_gwei max_fee base_fee = 8..90/1
block_number block_height height = 15000000..20000000
algorithm mining_algorithm hash_algorithm = SHA-256|Scrypt|Ethash|X11|RandomX
consensus consensus_mechanism consensus_algorithm = Proof of Work|Proof of Stake|Delegated Proof of Stake|Proof of Authority
market_cap marketcap = 1000000..90000000000/0
supply circulating_supply total_supply max_supply = 1000000..900000000/0
apy apr staking_reward = 2..18/1
commission commission_rate maker_fee taker_fee = 0..10/2
hashrate hash_rate = 10..900/1
method function_name = transfer|approve|swap|mint|stake|withdraw
abi contract_abi = [{"type":"function","name":"transfer"}]|[{"type":"function","name":"balanceOf"}]|[{"type":"event","name":"Transfer"}]
bytecode input_data input calldata = ~0x60806040[0-9a-f]{48}
native_token native_currency token_symbol symbol ticker base_asset quote_asset = BTC|ETH|SOL|ADA|DOT|MATIC|USDT
network chain chain_name blockchain = Ethereum|Polygon|Solana|BNB Chain|Arbitrum|Avalanche
##nft = Pixel Cat|Golden Ape|Moon Rabbit|Neon Samurai|Sleepy Panda|Crystal Skull
##nft_collection collection collection_name = Pixel Cats|Moon Rabbits|Neon Samurai|Sleepy Pandas|Crystal Skulls
traits attributes = Background: blue|Eyes: laser|Hat: crown|Fur: golden|Mouth: smile
#staking_pool #mining_pool #liquidity_pool pool pool_name = Northpool|ETH Staking Pool|Solid Stake|HashUnion|BlueMine|StakeHub
#validator_name ##validator moniker = StakeHub|Northstake|Solid Nodes|Blue Validator|ChainGuard|EverStake
token_type token_standard standard contract_type = ERC-20|ERC-721|ERC-1155|BEP-20
@block blockchain chain
hash block_hash prev_hash previous_hash parent_hash = ~0x[0-9a-f]{64}
miner = ~0x[0-9a-f]{40}
gas_used gas_limit = 21000..900000
nonce = 0..9000000
@/\boptions? (?:contracts?|trades?|chains?|positions?)\b/
option_type type = Call|Put
strike strike_price = 20..400/1
implied_volatility iv = 0.1..0.8/3
delta gamma theta vega = 0..1/3
open_interest = 10..25000
@
merkle_root state_root receipts_root = ~[0-9a-f]{64}
@pair trading market crypto exchange
base base_asset base_currency = BTC|ETH|SOL|XRP|ADA
quote quote_asset quote_currency = USDT|USD|EUR|BTC
pair pair_name trading_pair market = BTC/USDT|ETH/USDT|SOL/USDT|ETH/BTC|XRP/EUR
maker_fee taker_fee = 0..0.5/3
##crypto_exchange ##exchanges_crypto = Krakenport|Coinharbor|BitMarket|NordEx|CryptoBay
@journal ledger gl chart voucher accounting
account_class account_type account_category acct_type account_group = Asset|Liability|Equity|Revenue|Expense
normal_balance balance_type dr_cr debit_credit normal_side side = Debit|Credit
debit credit debit_amount credit_amount dr_amount cr_amount debe haber soll = 10..9000/2
narration narrative particulars = ~(Office rent|Supplier invoice|Bank charges|Payroll|Depreciation|Utility bill|Client payment) (January|March|June|September|December)( 2024| 2025|, second half)
@/\b(?:journal (?:entr(?:y|ies)|lines?|items?)|general ledgers?|ledger entries|gl|vouchers? (?:lines?|entries))\b/
description memo = ~(Office rent|Supplier invoice [1-9]\d{2}|Bank charges|Payroll|Depreciation of equipment|Utility bill|Client payment) (for|in) (January|March|May|July|October|December)
source_document document_type entry_type voucher_type journal_type = Invoice|Receipt|Payment|Adjustment|Payroll|Opening balance
##chart_of_account ##coa ##gl_account ##ledger_account ##ledger ##account_head ##expense_account ##accounting_account account_head gl_account ledger_name = Cash|Accounts receivable|Inventory|Accounts payable|Sales revenue|Office rent|Wages|Bank charges
@tax vat gst excise withholding
tax_type type = VAT|Sales tax|Income tax|Withholding tax|Property tax|Excise duty
jurisdiction = Federal|State|County|City
filing_status = Single|Married filing jointly|Married filing separately|Head of household
form_type form form_name = 1040|W-2|1099-NEC|941|W-9
refund_amount tax_due amount_due tax_amount taxable_income taxable_amount = 50..20000/2
##tax ##tax_name ##tax_rate ##vat_rate ##tax_code ##tax_class ##tax_type = Standard VAT|Reduced VAT|Zero rated|Sales tax|Exempt|Import duty
description = Standard rate|Reduced rate|Zero rate|Exempt goods and services|Reverse charge
@fiscal accounting financial period budget
##fiscal_period ##accounting_period ##financial_year ##fiscal_year ##financial_period ##budget_period = Q1 2024|Q2 2024|Q3 2024|Q4 2024|FY 2024|FY 2025
period fiscal_period = Q1 2025|Q2 2025|Q3 2025|Q4 2025|FY 2025
@asset fixed depreciation
depreciation_method depr_method depreciation_type = Straight line|Declining balance|Units of production|Sum of years
useful_life life_years useful_life_years lifespan = 3..20
salvage_value residual_value scrap_value = 50..5000/2
book_value net_book_value current_value acquisition_cost acquisition_value = 200..60000/2
@payroll payslip salary wage pay paycheck employee deduction contribution
pay_period period payroll_period salary_period = January 2025|February 2025|March 2025|April 2025|May 2025|June 2025
pay_frequency pay_cycle frequency = Weekly|Biweekly|Monthly
tax_withheld federal_tax state_tax income_tax social_security medicare pension provident_fund pf esi tax_deduction health_insurance paye nssf nhif epf tds professional_tax union_dues = 20..900/2
earnings total_earnings total_deductions total_deduction net_amount gross_amount take_home house_rent_allowance hra da ta basic medical_allowance transport_allowance = 100..6000/2
hours_worked regular_hours worked_hours total_hours = 8..180/1
##salary_component ##pay_component ##earning ##pay_item ##earning_type ##allowance ##allowance_type = Basic salary|Housing allowance|Transport allowance|Overtime|Meal allowance|Performance bonus
##deduction ##deduction_type ##payroll_deduction deduction_type deduction_name = Income tax|Social security|Pension|Health insurance|Union dues|Loan repayment
component_type = Earning|Deduction|Benefit
formula = basic * 0.4|basic * 0.12|gross * 0.075|hours * hourly_rate|basic / 30 * days
##pay_grade ##salary_grade ##job_grade ##pay_scale ##salary_scale pay_grade salary_grade job_grade pay_scale = ~(Grade|Band) [1-9]
min_salary minimum_salary salary_min lowest_salary min_salario sueldo_minimo salario_minimo salaire_min = 1500..3500/0
max_salary maximum_salary salary_max highest_salary max_salario sueldo_maximo salario_maximo salaire_max = 4000..12000/0
##benefit benefit_name = Health insurance|Dental plan|Retirement plan|Meal vouchers|Company car|Gym membership|Transit pass
provider = Unity Health|MediPlan|Northside Pension Fund|Family Care Plus|Sunrise Insurance
@
sueldo_minimo salario_minimo min_salary salary_min minimum_salary = 1500..3500/0
sueldo_maximo salario_maximo max_salary salary_max maximum_salary = 4000..12000/0
@expense budget spending bill transaction income wallet finance
income_source = Salary|Freelance work|Rental income|Dividends|Refund|Gift
receipt receipt_file receipt_path = ~receipt-[1-9]\d{3}\.(jpg|pdf)
description details memo item title = ~(Groceries|Fuel|Train ticket|Electricity bill|Lunch|Phone bill|Pharmacy|Gym fee|Cinema)( for the family| with colleagues| downtown| in March| in July| on Saturday| online|)
@income revenue earning
source = Salary|Freelance work|Rental income|Dividends|Refund|Gift
@
##income_source ##income_category ##income_type = Salary|Freelance work|Rental income|Dividends|Refund|Gift|Bonus
##expense_category ##expense_type ##budget_category ##spending_category ##transaction_category ##expense_head ##budget_item = Rent|Groceries|Utilities|Transport|Dining out|Insurance|Entertainment|Health
##budget = Household 2025|Vacation|Marketing 2025|IT equipment|Renovation|Training
@savings goal
##savings_goal ##saving_goal ##financial_goal = New laptop|Summer vacation|Emergency fund|Down payment|Wedding|New car
target_amount goal_amount target = 500..30000/0
saved_amount current_amount amount_saved current_saved = 50..9000/2
@purchase requisition procurement rfq tender rfp bid solicitation sourcing
justification reason purpose notes = ~(Replacement for|Additional|Urgent need of|Yearly order of) (office chairs|laptops|printer paper|safety gloves|spare filters|cleaning supplies|network switches)( for the new team| in the warehouse| before the audit| at the north branch|)
##rfq ##tender ##rfp ##bid_request ##procurement ##requisition ##solicitation tender_title tender_name rfq_title procurement_title = Office furniture|Laptops and monitors|Road repair lot 3|Cleaning services 2025|School meals|Hospital beds|Street lighting
scope scope_of_work = ~(Supply|Delivery and installation|Maintenance|Repair) of (office furniture|laptops|street lights|hospital beds|road markings|air conditioners)( for two years| at three sites| with training| within 30 days|)
bid_bond security_deposit bid_security emd = 500..25000/0
bidder bidder_name winning_bidder = :company.name
procurement_method method = Open tender|Direct purchase|Request for quotation|Framework agreement
cost_center cost_centre budget_code = ~CC-[1-9]\d{2}0
evaluation_criteria criterion = Price|Quality|Delivery time|References|Warranty
@
cost_center cost_centre costcenter kostenstelle centre_de_cout centro_costo centro_custo = ~[1-9]\d{2}0
lead_time lead_time_days leadtime delivery_days delivery_time_days lead_days = 1..45
lead_time leadtime = 2 days|5 days|1 week|2 weeks|30 days
@/\b(?:work orders?|production|manufactur\w{0,6}|factor(?:y|ies)|routings?|shop floor|assembl(?:y|ies)|bom|boms|bill of materials|work centers?|workstations?|machines?|machining|maintenance|job cards?|process steps?)\b/
operation operation_name ##routing_operation ##process_step ##manufacturing_process process_name process = Cutting|Milling|Welding|Drilling|Painting|Assembly|Packaging|Inspection
routing routing_name ##routing = ~(Standard|Short|Prototype|Rework) routing [A-D]
work_center workcenter workstation station station_name ##work_center ##workcenter ##workstation = Assembly A|Assembly B|Milling|Welding|Paint Shop|Packaging
setup_time setup_minutes = 5..90
run_time standard_time cycle_time process_time takt_time = 1..120/1
component component_name material raw_material part part_name = Steel plate|Bearing 6204|Hex bolt M8|Gasket|Aluminum profile|Rubber seal|Copper wire
machine machine_name ##machine ##machine_type ##production_machine = CNC Mill 1|CNC Mill 2|Lathe 3|Hydraulic Press 1|Injection Molder 4|Laser Cutter 2
manufacturer make brand = Siemens|Bosch|Haas|Trumpf|Fanuc|DMG Mori|ABB
model machine_model = ~(VF|TL|XR|HP)-[1-9]\d{2}
location plant hall area = Hall 1|Hall 2|Workshop|Paint shop|Loading dock|Plant North
reason cause downtime_reason stop_reason downtime_type = Tool change|Material shortage|Power failure|Sensor fault|Cleaning|Setup|Operator break
scrap_reason reject_reason = Wrong dimension|Scratched surface|Crack|Color deviation|Missing hole
scrap_qty scrapped rejected_qty defect_qty scrap_quantity reject_count defective_quantity = 0..12
batch_size lot_size order_quantity = 10..500
##bom ##bill_of_material bom_name = Office chair|Desk lamp|Bicycle frame|Pump assembly|Gearbox|Control panel
efficiency yield oee yield_percentage utilization = 60..99/1
task task_description activity = Change oil|Check belt tension|Clean filter|Lubricate bearings|Calibrate sensor|Replace seals
maintenance_interval interval_hours service_interval = 250|500|1000|2000
##maintenance_plan ##maintenance_task ##maintenance_schedule ##pm_schedule ##maintenance_activity = Monthly lubrication|Filter change|Belt inspection|Annual overhaul|Sensor calibration|Safety check
##downtime_reason ##downtime ##stop_reason ##breakdown_reason = Tool change|Material shortage|Power failure|Sensor fault|Cleaning|Setup
##failure_mode ##failure ##failure_type ##failure_code failure_mode failure_type failure = Overheating|Leakage|Wear|Vibration|Short circuit|Corrosion|Blockage
##mold ##mould ##die = Mold 14|Mold 22|Housing mold|Cap mold|Lid mold
cavities = 1|2|4|8|16
##tool ##hand_tool ##tooling ##power_tool tool_name = Torque wrench|Cordless drill|Angle grinder|Caliper|Soldering iron|Hammer|Multimeter
@defect quality inspection nonconformity ncr capa qc qa nonconformance rework
defect defect_type defect_name ##defect ##defect_type ##defect_code ##defect_category = Scratch|Crack|Wrong dimension|Missing part|Discoloration|Loose screw|Dent
root_cause cause = Operator error|Worn tool|Wrong material|Missing instruction|Supplier defect|Machine setting
corrective_action preventive_action action_taken containment_action correction = Tool replaced|Operator trained|Supplier informed|Instruction updated|Machine recalibrated|Lot sorted
disposition = Use as is|Rework|Scrap|Return to supplier
parameter characteristic test_parameter check_item checkpoint check_point = Length|Diameter|Hardness|Surface finish|Weight|Torque
specification spec = 25 mm ± 0.1|40 Nm ± 2|60 HRC|Ra 1.6|1.2 kg ± 5 %
sample_size = 5|8|13|20|32|50
result inspection_result overall_result = Pass|Fail|Conditional pass|Rework
inspection_type check_type = Incoming|In-process|Final|Random
upper_limit usl ucl upper_tolerance max_value = 50..60/2
lower_limit lsl lcl lower_tolerance min_value = 40..49/2
@
root_cause rootcause = Operator error|Worn part|Wrong configuration|Missing instruction|Supplier defect|Power failure
corrective_action preventive_action = Part replaced|Staff trained|Supplier informed|Instruction updated|Device recalibrated
##nonconformity ##non_conformity ##ncr ##capa = Scratched housings|Wrong label on lot 4|Missing certificate|Late calibration|Torque below limit
@bin rack shelf warehouse aisle storage stock location slot
aisle aisle_no = ~[A-F]
rack rack_no rack_name bay = ~R\d{2}
shelf shelf_no level_code = ~S[1-6]
bin bin_code bin_location bin_no ##bin ##storage_bin ##storage_location ##bin_location = ~[A-F]-\d{2}-[1-6]
levels level_count = 3..8
zone zone_name zone_type warehouse_zone = Receiving|Bulk storage|Picking|Cold storage|Packing|Shipping
variance difference discrepancy = -12..12/0
wave wave_number wave_no = ~W-\d{5}
##warehouse_zone ##storage_zone = Receiving|Bulk storage|Picking|Cold storage|Packing|Shipping
@pallet packaging package packing carton
sscc = ~00[1-9]\d{17}
pallet_type = Euro pallet|Half pallet|Plastic pallet|One-way pallet
packaging_type package_type packing_type ##packaging_type ##package_type = Carton|Crate|Pallet|Bag|Drum|Envelope
contents content items_description = ~(Books|Clothes|Shoes|Documents|Spare parts|Kitchenware|Electronics|Toys)( and accessories| for a gift| in two bags|, fragile|, insured|)
@shipment shipping freight carrier courier parcel consignment logistics waybill cargo dispatch delivery transport
scac = MAEU|MSCU|HLCU|FDEG|UPSN|RDWY
service_level service service_type shipping_service delivery_type ship_mode shipmode shipping_mode delivery_service = Standard|Express|Overnight|Economy|Same day
mode transport_mode mode_of_transport shipment_mode freight_type freighttype ##transport_mode ##shipment_mode ##freight_mode book_mode = Road|Sea|Air|Rail
seal_number seal_no = ~SL\d{7}
freight_cost shipping_charge shipping_cost freight freight_charge freight_rate freight_amount = 15..2500/2
rate base_rate = 5..300/2
transit_time transit_days transit = 1..35
transit_time = 2 days|4 days|1 week|12 days|21 days
lane = Hamburg - New York|Rotterdam - Singapore|Los Angeles - Tokyo|Santos - Valencia
consignor consignor_name shipper shipper_name ship_to_name ship_name = :company.name
goods_description description_of_goods cargo_description goods commodity commodity_name contents content package_contents parcel_content ##commodity ##cargo ##goods = ~(Machine parts|Furniture|Textiles|Coffee beans|Steel coils|Medical supplies|Toys|Books|Ceramic tiles)(, fragile|, [2-9] pallets|, [1-9]\d cartons|)
package_type packagetype parcel_type parceltype shipment_type ##parcel_type ##shipment_type = Envelope|Small parcel|Large parcel|Pallet|Crate
current_location last_location checkpoint scan_location = :location.city
shipping_instructions instructions shipinstruct ship_instructions = DELIVER IN PERSON|COLLECT COD|TAKE BACK RETURN|NONE
tracking_event event event_type status_description activity ##parcel_status ##shipment_status ##tracking_status ##delivery_status = Picked up|In transit|Out for delivery|Delivered|Held at customs|Returned to sender
office office_name ##courier_office = ~(North|Central|Harbor|Airport|Market Street) office
pickup_time pick_time pickup_slot = 08:00..18:00
delay_reason exception_reason failure_reason return_reason = Recipient not at home|Wrong address|Weather|Customs inspection|Vehicle breakdown
@container
container_type = 20' standard|40' standard|40' high cube|Reefer|Open top|Flat rack
iso_code iso_type size_type = 22G1|42G1|45G1|22R1|45R1|22U1
tare_weight tare = 2200..4800
payload max_payload max_gross = 21000..30000
@customs declaration import export tariff hs duty
regime procedure customs_procedure = Free circulation|Transit|Temporary admission|Export|Re-import
duty_rate tariff_rate = 0..25/1
duty_amount import_duty customs_duty = 10..9000/2
declaration_number declaration_no mrn = ~2[3-5](DE|FR|NL|BE)[A-Z0-9]{12}\d
##hs_code ##tariff ##customs_tariff ##commodity_code description = Coffee, roasted|Cotton shirts|Bicycle parts|LED lamps|Ceramic tiles|Steel screws|Wooden furniture
@
temperature_range temp_range = 2-8 °C|15-25 °C|-18 °C|Ambient
@hs tariff
code = ~\d{4}\.\d{2}\.\d{2}
@pos register cash till drawer terminal
#pos #pos_terminal #cash_register #till #cash_drawer #pos_station = Register 1|Register 2|Register 3|Counter A|Counter B|Self-checkout 1
opening_cash closing_cash opening_float starting_cash opening_balance closing_balance expected_cash counted_cash cash_sales float_amount = 100..3500/2
register_no register_number = 1..12
location = Main floor|Entrance|Food court|Second floor|Garden center
@shoe footwear sneaker boot
size shoe_size eu_size us_size = 36|37|38|39|40|41|42|43|44
heel_height = 0..11/1
brand brand_name = Strider|Alpina|Northpeak|Lunaro|Velox|Harbor & Co
material upper_material = Leather|Suede|Canvas|Mesh|Synthetic
sole sole_material = Rubber|EVA foam|Leather|Cork
closure closure_type = Laces|Velcro|Zipper|Slip-on|Buckle
##shoe ##sneaker ##footwear = Trail Runner 2|City Loafer|Alpine Boot|Court Classic|Summer Sandal|Chelsea Boot
@clothing clothes cloth garment apparel fashion outfit wardrobe dress shirt fabric textile tailor boutique
#garment #clothing #clothe #cloth #apparel #outfit #clothing_item garment_type clothing_type = Denim Jacket|Linen Shirt|Wool Coat|Summer Dress|Slim Jeans|Knit Sweater|Pleated Skirt
#fabric #textile fabric_type material_type = Cotton|Linen|Silk|Wool|Denim|Polyester|Velvet
fit fit_type = Slim|Regular|Loose|Oversized
pattern pattern_type print_type = Plain|Striped|Checked|Floral|Polka dot|Herringbone
neckline neck_type = Crew neck|V-neck|Turtleneck|Boat neck|Collar
sleeve_length sleeve sleeve_type = Short|Long|Three-quarter|Sleeveless
care_instructions care washing_instructions = Machine wash at 30 °C|Hand wash only|Dry clean only|Do not tumble dry|Iron on low heat
composition = 100 % cotton|60 % wool, 40 % acrylic|95 % cotton, 5 % elastane|100 % linen|Polyester
weave weave_type = Twill|Satin|Plain|Jersey|Oxford
gsm = 90..400
occasion = Casual|Business|Wedding|Sports|Party|Everyday
style = Classic|Casual|Vintage|Sporty|Elegant|Streetwear
brand brand_name = Northpeak|Lunaro|Velvet & Oak|Harbor & Co|Casa Lino|Mira
waist bust chest hips shoulder inseam sleeve_measurement hip = 60..120/1
collection collection_name = Spring 2025|Summer 2025|Autumn 2025|Winter 2025|Essentials|Capsule
@jewelry jewellery gem gemstone ring diamond necklace watch
#jewelry #jewellery #jewelry_item #ornament #ring #necklace = Gold ring|Pearl necklace|Silver bracelet|Diamond earrings|Sapphire pendant|Platinum band
#gemstone #gem stone_type stone_name = Diamond|Ruby|Sapphire|Emerald|Amethyst|Topaz|Opal
metal metal_type = Gold|White gold|Rose gold|Silver|Platinum
karat purity gold_purity = 9K|14K|18K|22K|24K
carat carat_weight = 0.2..5/2
clarity clarity_grade = IF|VVS1|VVS2|VS1|VS2|SI1
cut cut_grade shape = Round|Princess|Oval|Emerald cut|Cushion|Pear
color_grade = D|E|F|G|H|I
ring_size = 48..62/0
hallmark = 375|585|750|925|950
origin = Sri Lanka|Colombia|Myanmar|Brazil|South Africa|Botswana
weight gross_weight stone_weight making_weight = 1..60/2
movement movement_type = Automatic|Quartz|Manual winding|Solar
strap strap_material bracelet = Leather|Steel|Rubber|Nylon
@furniture sofa chair cabinet
#furniture #furniture_item furniture_type = Oak dining table|Leather sofa|Bookshelf|Wardrobe|Office chair|Bedside table|TV stand
upholstery upholstery_material = Linen|Leather|Velvet|Cotton|Microfiber
finish = Oiled|Lacquered|Matte|Natural|Walnut stain
style = Scandinavian|Industrial|Modern|Rustic|Mid-century
@electronics electronic gadget phone laptop computer tablet smartphone television pc notebook
#laptop #notebook_computer laptop_name = NovaBook 14|ThinkLine X1|AeroBook Pro|Zenith 15|UltraSlim 13
#smartphone #phone_model ##mobile_phone = Nova X5|Pixelon 8|Galaxia S3|Orbit 12|Fonix Pro|Lumo Mini
#electronic #electronic_device #gadget = Wireless headphones|Smart speaker|LED television|Tablet 10|Action camera|Power bank
processor cpu chipset cpu_model soc = Intel Core i5|Intel Core i7|AMD Ryzen 5|AMD Ryzen 7|Apple M2|Snapdragon 8
gpu graphics graphics_card gpu_model = GeForce RTX 4060|GeForce RTX 4070|Radeon RX 7600|Intel Iris Xe|Apple 10-core
ram ram_size memory = ~(4|8|16|32) GB
storage storage_capacity hdd ssd disk rom internal_storage = ~(128 GB|256 GB|512 GB|1 TB|2 TB)
storage_type disk_type = SSD|NVMe|HDD|eMMC
screen_size display_size size = ~(6\.1|13\.3|14|15\.6|27|55)"
screen display display_type screen_type panel_type = OLED|IPS|AMOLED|LCD|QLED
battery battery_capacity battery_mah battery_size = 3000..6000/0
camera camera_mp rear_camera main_camera = ~(12|48|50|64|108) MP
front_camera selfie_camera = ~(8|12|16|32) MP
connectivity = Wi-Fi|Bluetooth|USB-C|HDMI|5G
ports port_list = 2x USB-C, HDMI|3x USB-A, LAN|USB-C, SD card|HDMI, VGA
refresh_rate = 60|90|120|144|165
@grocery supermarket food product shelf
shelf_life shelf_life_days = ~(7 days|14 days|3 months|6 months|12 months|2 years)
net_weight net_content package_size pack_size = ~(250 g|500 g|1 kg|750 ml|1 l|6 x 330 ml)
#grocery #grocery_item #shopping_item ##shopping_list_item = Milk|Brown bread|Eggs|Tomatoes|Olive oil|Rice|Butter|Bananas
@shopping
item item_name product product_name = Milk|Brown bread|Eggs|Tomatoes|Olive oil|Rice|Butter|Bananas
##shopping_list = Weekly groceries|Party|Hardware store|Camping trip|Bakery|Drugstore
@perfume fragrance cosmetic scent
#perfume #fragrance = Midnight Rose|Ocean Breeze|Amber Wood|Citrus Noir|White Musk|Velvet Iris
concentration = Eau de toilette|Eau de parfum|Parfum|Eau de cologne
top_notes middle_notes base_notes heart_notes notes = Bergamot|Jasmine|Sandalwood|Vanilla|Musk|Lavender|Amber
brand = Maison Clair|Lumière|Casa Flora|Noir & Co
@subscription membership plan loyalty tier
churn_reason cancel_reason cancellation_reason cancelation_reason unsubscribe_reason reason_for_leaving = Too expensive|Not used enough|Missing features|Switched to a competitor|Technical problems|Moved away
renewal_type = Automatic|Manual
features feature_list = ~(5|10|50|Unlimited) (projects|users|reports|GB of storage), (email|phone|priority|chat) support
billing_interval interval billing_period = monthly|quarterly|yearly
points_required min_points threshold points_threshold = 100|500|1000|2500|5000
benefits perks tier_benefits = Free shipping|5 % discount|Early access|Birthday gift|Priority support|Free returns
@membership loyalty member reward
tier level membership_level tier_name ##loyalty_tier ##membership_tier ##member_tier ##customer_tier = Bronze|Silver|Gold|Platinum
##loyalty_program ##loyalty_programme ##rewards_program ##reward_program = Star Club|Bonus Points|Coffee Card|Frequent Shopper|Miles & Smiles|VIP Circle
@loyalty reward points
earn_rate points_per_dollar points_rate = 1..5/1
@subscription membership plan
plan plan_name = Free|Basic|Standard|Premium|Enterprise
@coupon promo promotion voucher discount
code coupon_code promo_code voucher_code discount_code coupon promocode = ~(WELCOME|SAVE|SUMMER|SPRING|VIP|FLASH)(5|10|15|20|25)
description details terms terms_and_conditions banner_text promo_text = ~(10|15|20|25|50) % off (all shoes|your first order|summer dresses|kitchen goods|garden tools|books)( until Sunday| this week| with code WELCOME| for members|)
applies_to applicable_to scope = All products|Selected categories|First order|Shipping|Single product
min_order min_order_amount min_purchase minimum_amount min_spend minimum_order min_amount minimum_purchase = 10..100/0
max_discount max_discount_amount = 10..100/0
mechanic promotion_type promo_type = Percentage off|Buy one get one|Free shipping|Bundle price|Fixed amount
@reward redemption loyalty
#reward #loyalty_reward reward_name reward_title = Free coffee|10 % discount|Movie ticket|Gift card 25|Tote bag|Free delivery
points points_cost cost_points points_required = 100..5000/0
@gift
message gift_message note = Happy birthday!|With best wishes|Congratulations!|Thank you for everything|Merry Christmas|Enjoy your gift
@campaign marketing ad ads advert advertisement adset adgroup creative audience promotion
#campaign #marketing_campaign #ad_campaign campaign_title = Spring Sale 2025|Summer Launch|Back to School|Black Friday 2024|Brand Awareness Q3|Newsletter Relaunch
#ad_group #ad_set #adset #adgroup = Running Shoes - Search|Retargeting 30 days|Lookalike 1 %|Brand keywords|Holiday shoppers
#creative #ad #advert #advertisement ad_name = Summer banner|Video 15 s|Carousel shoes|Story ad|Square image A|Headline test B
#audience #target_audience audience_segment audience_name = Website visitors|Young parents|Newsletter readers|Frequent buyers|Students|Small businesses
channel medium marketing_channel = Email|Search|Social media|Display|Video|SMS
objective campaign_objective goal optimization_goal = Brand awareness|Traffic|Conversions|Lead generation|App installs|Sales
bid_strategy bidding_strategy = Manual CPC|Target CPA|Target ROAS|Maximize clicks|Maximize conversions
targeting targeting_criteria criteria = Age 25-34|Interest: fitness|City: Berlin|Visited the cart page|Parents
headline ad_title title ad_headline = Save 20 % this week|New arrivals for spring|Free shipping on all orders|Your next adventure|Made for everyday
copy ad_copy ad_text body primary_text = Discover our new collection.|Order today, delivered tomorrow.|Only while stocks last.|Try it free for 30 days.|Loved by 10,000 customers.
placement ad_placement ad_position = Feed|Stories|Sidebar|Search results|Header|In-stream
format ad_format ad_type creative_type = Image|Video|Carousel|Text|Story|Banner
roas roi return_on_ad_spend = 0.5..8/2
cpc cost_per_click = 0.05..4/2
cpm cost_per_mille = 1..25/2
cpa cost_per_acquisition cost_per_conversion = 2..80/2
conversions leads_generated = 0..400
conversion_rate cvr engagement_rate = 0.5..12/2
spend amount_spent daily_budget total_spend ad_spend = 10..5000/2
frequency = 1..6/2
@keyword seo serp backlink ranking page sitemap
keyword focus_keyword target_keyword query #keyword ##search_term = running shoes|cheap flights|coffee machine|garden furniture|online course|pizza near me
match_type = Broad|Phrase|Exact
search_volume monthly_searches = 50..90000
cpc = 0.05..8/2
difficulty keyword_difficulty kd = 5..90
intent search_intent = Informational|Navigational|Commercial|Transactional
anchor_text anchor = running shoes|read more|our guide|example.com|best coffee machines
rel link_rel = nofollow|dofollow|ugc|sponsored
domain_authority page_authority da pa domain_rating = 5..90
h1 h1_title = Running Shoes|About Us|Coffee Machines|Our Services|Contact|Spring Collection
bounce_rate = 20..80/1
meta_title seo_title og_title = Running Shoes for Every Day|About Our Company|Best Coffee Machines|Contact Us|Spring Collection 2025
@
meta_title seo_title = Running Shoes for Every Day|About Our Company|Best Coffee Machines|Contact Us|Spring Collection 2025
meta_keywords seo_keywords metakeywords meta_keyword meta_keys keywords_meta = shoes, running, sport|coffee, machine, kitchen|garden, tools|travel, hotels, deals|books, novels
meta_description seo_description meta_desc og_description metadescription = ~(Find|Discover|Compare|Order) (running shoes|coffee machines|garden tools|travel deals|fresh flowers|office chairs) (online|at low prices|from top brands)(, with free shipping| and save time|, with reviews of buyers|)\.
@email mailing newsletter campaign mail subscriber broadcast drip
preheader preview_text = Open to see your discount|News from our team|Only until Sunday|Five minutes of reading|See what is new
open_rate = 10..55/1
click_rate clickthrough_rate = 0.5..12/1
bounce_rate unsubscribe_rate = 0.1..4/1
segment list_name list mailing_list = Newsletter readers|Customers|Trial users|Inactive users|Partners
issue_no issue_number = 1..120/0
@/\b(?:campaigns?|newsletters?|mailings?|broadcasts?|email templates?)\b/
subject_line subject email_subject mail_subject = Your spring offers|Our weekly digest|Last days of the sale|You are invited|New in our shop|We miss you
@newsletter
title = Spring News|Monthly Digest|Product Update|Year in Review|Members' Letter|Event Special
@segment
name segment_name = New customers|Frequent buyers|Inactive for 90 days|High spenders|Newsletter readers|Students
criteria conditions rule rules = orders > 5|last_order < 90 days|total_spent > 500|country: DE|has_newsletter = true
@lead opportunity deal crm prospect sales
stage pipeline_stage deal_stage sales_stage stage_name ##sales_stage ##deal_stage ##pipeline_stage ##lead_stage ##opportunity_stage = New|Qualified|Proposal|Negotiation|Won|Lost
#opportunity #deal deal_title opportunity_title = CRM rollout|Office refit|Annual service contract|Packaging line upgrade|Fleet renewal|Website relaunch
loss_reason lost_reason reason_lost = Price too high|Chose a competitor|No budget|No decision|Bad timing|Missing features
next_step next_action = Send proposal|Schedule demo|Call the buyer|Prepare contract|Wait for budget
company_size employees_count = 1-10|11-50|51-200|201-500|500+
interest product_interest interested_in = CRM software|Office furniture|Service contract|Solar panels|Training
source lead_source how_heard referral_source = Website|Referral|Trade fair|Cold call|Social media|Newsletter
deal_size deal_type = Small|Medium|Large|Enterprise
temperature lead_temperature rating lead_rating = Hot|Warm|Cold
outcome activity_outcome call_outcome = Interested|No answer|Meeting booked|Not interested|Call back
activity_type interaction_type touch_type = Call|Email|Meeting|Demo|Note
##sales_pipeline ##deal_pipeline = New business|Renewals|Partners|Enterprise sales|Inbound leads
@call callcenter telephony ivr agent contact_center support
disposition call_result outcome call_outcome call_disposition = Resolved|Call back|Voicemail|Escalated|Wrong number|No answer
call_reason reason = Billing question|Technical problem|Order status|Cancellation|Product information|Complaint
queue queue_name ##call_queue = Sales|Support|Billing|Returns|VIP
sentiment = Positive|Neutral|Negative
digit dtmf key_press = 1|2|3|4|9|0
prompt prompt_text announcement = For sales, press 1.|For support, press 2.|Please hold the line.|Our office is closed.|Leave a message after the tone.
##ivr_menu ##ivr = Main menu|Billing menu|After hours|Language choice|Support menu
##call_script script_name = Welcome call|Renewal offer|Satisfaction survey|Debt reminder|Appointment confirmation
wait_time hold_time queue_time ring_time = 5..600/0
talk_time handle_time call_duration duration_seconds talk_duration wrap_time billsec = 10..1800/0
strategy = Ring all|Round robin|Longest idle|Skill based
@
sentiment sentiment_label = Positive|Neutral|Negative
sentiment_score polarity = -1..1/2
@survey questionnaire poll
##survey ##poll ##questionnaire ##feedback_form survey_name survey_title = Customer Satisfaction 2025|Employee Survey|Event Feedback|Product Test|Website Usability|Exit Survey
title = Customer Satisfaction 2025|Employee Survey|Event Feedback|Product Test|Website Usability|Exit Survey
description intro introduction instructions = ~(Please take (two|five|ten) minutes|Help us improve|Tell us your opinion|We value your feedback) (on our service|on your last order|on the event|on our website|on your workplace)\.( All answers are anonymous\.| Participation is voluntary\.| You can win a gift card\.|)
thank_you_message thank_you completion_message = Thank you for your time!|Your answers have been saved.|We appreciate your feedback.
nps nps_score = 0..10
question question_text question_title = How satisfied are you with our service?|Would you recommend us to a friend?|How did you hear about us?|What could we do better?|How often do you visit our shop?
answer_text option_text option label answer response choice choice_text option_label ##survey_option ##poll_option ##answer_option = Very satisfied|Satisfied|Neutral|Dissatisfied|Every week|Never
help_text hint = Choose one answer|Choose all that apply|1 is worst, 5 is best|Optional
@
nps nps_score net_promoter_score = 0..10
@/\b(?:candidates?|applicants?|recruit\w{0,6}|hiring|vacanc(?:y|ies)|interviews?|job (?:applications?|postings?|offers?|listings?|openings?|ads?)|internships?)\b/
stage hiring_stage application_stage current_stage ##hiring_stage ##recruitment_stage ##interview_stage = Applied|Screening|Interview|Offer|Hired|Rejected
source application_source recruitment_source = Job board|Referral|LinkedIn|Career page|Agency|Job fair
notice_period = ~(Immediately|2 weeks|1 month|3 months)
availability = Immediately|In two weeks|Next month|Weekends|Full time
cover_letter motivation letter message = ~(I would like to apply|I am writing to apply|Please consider my application) (as a project assistant|for the advertised position|for your team|as an accountant|as a nurse)\.( I have (three|five|eight) years of experience\.| I am available from (May|June)\.| I speak English and Spanish\.| My references are attached\.)
interview_type round_type round_name ##interview_round = Phone screen|Technical|Panel|On-site|Final
mode interview_mode = Phone|Video|On site
round = 1..4
feedback comments interviewer_notes notes = ~(Strong|Good|Fair|Weak) (communication|technical skills|motivation|references)(, little experience|, fits the team|, asks for a high salary|, needs training)\.( Invite to second round\.| Rejected\.| Waiting list\.)
recommendation decision = Hire|Reject|Second interview|On hold
resume_file cv_file resume cv cv_path resume_path = ~(cv|resume)-[a-z]{5}-[1-9]\d{2}\.pdf
reason rejection_reason = Lack of experience|Salary expectation|Position filled|Missing qualification|No reply
@/\b(?:jobs?|candidates?|applicants?|recruit\w{0,6}|vacanc(?:y|ies)|internships?)\b/
employment_type contract_type = Full-time|Part-time|Contract|Internship|Temporary
seniority experience_level level seniority_level = Junior|Mid-level|Senior|Lead
education qualification required_education = High school|Bachelor's degree|Master's degree|Vocational training
skills required_skills skill_set requirements = Excel, accounting|Python, SQL|Customer service|Project management|First aid, driving license|German, English
department = Sales|Engineering|Nursing|Logistics|Human Resources|Accounting
@performance appraisal review evaluation employee feedback
strengths strength = Works well in a team|Reliable|Good with customers|Learns quickly|Plans ahead|Solves problems alone
weaknesses weakness areas_for_improvement improvements areas_of_improvement development_areas improvement_areas = Delegating tasks|Public speaking|Time planning|Written reports|Software skills
goals objectives development_plan = Lead a small project|Finish the safety course|Improve response times|Train a new colleague|Learn the new software
period review_period evaluation_period cycle = 2024 H1|2024 H2|2025 H1|2025 Q1|2025 Q2
reviewer evaluator appraiser = :person.fullName
##competency ##competence ##kpi ##evaluation_criteria ##appraisal_criteria ##criterion ##criteria criteria criterion competency = Teamwork|Communication|Quality of work|Punctuality|Initiative|Leadership
@/\b(?:onboarding|offboarding)\b/
title task task_name item = Sign the contract|Set up laptop|Meet the team|Office tour|Order access card|Safety training
@timesheet time work worklog project
activity activity_type work_type activity_name = Development|Meetings|Documentation|Testing|Travel|Support|Planning
##time_activity ##work_type ##activity_type = Development|Meetings|Documentation|Testing|Travel|Support|Planning
@/\b(?:time (?:entr(?:y|ies)|logs?|tracking|records?)|timesheets?|work ?logs?|timesheet entries|work entries)\b/
description notes note comment task task_description work_done = ~(Prepared|Reviewed|Updated|Tested|Discussed) the (report|website|offer|budget|floor plan|training slides|contract)( with the customer| for the meeting| after feedback| at the office| from home)
billable = yes|no
@leave holiday absence vacation timeoff
reason leave_reason purpose = ~(Family visit|Medical appointment|Wedding of a friend|Moving house|Summer vacation|School holidays|Flu|Child is ill|Exam preparation)(, half a day|, agreed with the team|, reachable by phone|, back on Monday)
accrued used taken balance remaining entitled carried_over entitlement days_taken days_used days_remaining remaining_days = 0..30/1
days_allowed max_days days_per_year default_days annual_allowance allowed_days = 5|10|15|20|25|30
half_day is_half_day = yes|no
half_day_type day_part session = Morning|Afternoon|Full day
##leave_type ##absence_type ##time_off_type leave_category = Vacation|Sick leave|Unpaid leave|Parental leave|Study leave|Bereavement leave
@training workshop seminar
topic title = Fire safety|First aid|Forklift license|Data protection|Excel for beginners|Time management
@training workshop course seminar certification certificate
training_name training_title training_topic ##training ##workshop ##seminar ##training_program ##training_course = Fire safety|First aid|Forklift license|Data protection|Excel for beginners|Conflict management|Time management
##certification ##certificate ##certificate_type ##qualification certification certification_name = First Aid Certificate|Forklift License|PMP|AWS Cloud Practitioner|ISO 9001 Auditor|TOEFL
issuer issuing_organization issued_by_organization issuing_authority organization authority = Red Cross|Chamber of Commerce|Project Management Institute|Technical Academy|Safety Council|City College
credential_id certificate_number certificate_no = ~CERT-\d{6}
level = Beginner|Intermediate|Advanced
@warning disciplinary sanction
reason violation offense offence = Late arrival|Unexcused absence|Safety rule ignored|Misuse of equipment|Rude to a customer
level warning_level = Verbal|First written|Second written|Final
action_type action warning_type = Verbal warning|Written warning|Suspension|Training|Dismissal
@termination departure resignation exit offboarding attrition
reason exit_reason leaving_reason termination_reason = New job|Retirement|Moved away|End of contract|Health reasons|Studies
exit_feedback feedback comments = ~(Good team|Interesting tasks|Fair pay|Long commute|Few chances of promotion|Unclear goals), (would recommend the company|would return|glad to move on|wishes more training|thanks the manager|more home office wanted)(\.|, thanks everyone\.)
@legal law litigation lawsuit attorney lawyer court docket matter
##legal_case ##court_case ##matter ##lawsuit ##law_case ##legal_matter case_title matter_name case_name = Meyer v. Harbor Bank|Estate of Lewis|Smith v. City Transport|Rossi divorce|Northwind merger|Lopez employment claim
title = Meyer v. Harbor Bank|Estate of Lewis|Smith v. City Transport|Rossi divorce|Northwind merger|Lopez employment claim
practice_area area_of_law ##practice_area ##legal_area specialization speciality specialty = Family law|Criminal law|Tax law|Labor law|Real estate|Corporate law|Immigration
opposing_party opponent adverse_party = :person.fullName
stage case_stage phase = Filing|Discovery|Hearing|Trial|Appeal|Closed
billing_type fee_type fee_arrangement = Hourly|Flat fee|Contingency|Retainer
hearing_type = Preliminary|Trial|Sentencing|Mediation|Appeal
judge judge_name presiding_judge = :person.fullName
##law_firm law_firm firm = Hale & Brooks|Meyer Lopez Partners|Northside Legal|Carter Law Group|Silva & Rossi
##legal_document ##court_document document_title doc_type document_type = Complaint|Answer|Motion|Affidavit|Power of attorney|Court order|Contract
@contract agreement clause nda
contract_type agreement_type ##contract_type ##agreement_type = Service|Lease|Supply|Maintenance|License|Consulting
governing_law applicable_law = Germany|England and Wales|State of New York|France|Singapore
clause clause_title clause_name ##clause ##contract_clause = Confidentiality|Termination|Payment terms|Liability|Force majeure|Warranty|Governing law
termination_clause termination_terms termination = ~(30|60|90) days' written notice( by either party| at the end of the quarter| at year end)
party_a party_b party first_party second_party parties = :company.name
renewal renewal_terms auto_renewal_terms = One year|Automatic|On request|None
text content clause_text body = ~(The supplier|The client|Either party|The tenant) (shall keep all information confidential|may end this agreement|pays all invoices|is liable for damages|keeps the premises insured) (within 30 days|for three years|in writing|as stated in annex [A-D]|up to the contract value)\.
@
party_a party_b = :company.name
@farm farmer field crop plot agriculture agricultural harvest irrigation pesticide fertilizer
##plot ##farm_field ##crop_field ##paddock ##parcela field_name plot_name = North Field|River Plot|Upper Meadow|Long Acre|Mill Field|South Terrace
pesticide pesticide_name herbicide ##pesticide ##herbicide ##fungicide ##insecticide = Glyphosate|Neem oil|Copper sulfate|Sulfur|Pyrethrin
fertilizer fertilizer_name fertilizer_type ##fertilizer ##fertiliser = NPK 15-15-15|Urea|Compost|Potash|Ammonium nitrate|Manure
irrigation_type irrigation_method irrigation = Drip|Sprinkler|Furrow|Center pivot|Rainfed
growth_stage crop_stage stage = Germination|Vegetative|Flowering|Fruiting|Maturity
disease disease_name pest pest_name pest_type ##plant_disease ##pest ##crop_disease = Powdery mildew|Late blight|Aphids|Rust|Leaf spot|Whitefly
nitrogen phosphorus potassium n p k = 5..140/0
organic_matter = 1..8/1
dosage application_rate dose rate = 1.5 l/ha|2 kg/ha|50 kg/ha|0.5 l/ha
operation activity task farm_activity ##farm_activity ##farm_operation = Plowing|Sowing|Weeding|Spraying|Fertilizing|Harvesting
##tractor ##farm_equipment ##farm_machinery ##agricultural_machine = John Deere 6120|Combine harvester|Seed drill|Field sprayer|Plow|Baler
quality quality_grade grade = A|B|C|Organic
cooperative cooperative_name ##cooperative = Green Valley Cooperative|River Farmers|Sunrise Growers|Highland Coffee Union
@cattle cow animal livestock herd milk dairy sheep goat pig poultry flock hen chicken barn ranch
tag tag_number ear_tag tag_no ear_tag_number animal_tag = ~[A-Z]{2}\d{4}
health_status health condition = Healthy|Sick|Under treatment|Recovering|Quarantine
purpose = Milk|Meat|Breeding|Eggs|Wool
breed = Holstein|Jersey|Angus|Simmental|Hereford|Brown Swiss
fat fat_content fat_percentage butterfat fat_percent = 3..5.5/2
protein protein_content protein_percentage = 2.8..4/2
somatic_cell_count scc = 50..400
milk_yield morning_yield evening_yield yield total_yield morning evening quantity_liters = 5..35/1
feed feed_name feed_type ##feed ##feed_type ##animal_feed = Hay|Corn silage|Grain mix|Soybean meal|Pellets|Straw
shed barn pen stall ##barn ##shed ##pen ##stable ##enclosure = Barn A|Barn B|North pen|South pen|Calf stable|Quarantine pen
herd herd_name flock ##herd ##flock ##herd_group = Milking herd|Dry cows|Heifers|Calves|Bulls|Young ewes
eggs eggs_collected egg_count broken_eggs = 20..900
mortality deaths = 0..6
treatment treatment_name = Deworming|Antibiotics|Hoof trimming|Vitamin injection|Foot-and-mouth vaccine
color coat_color = Black|Brown|White|Black and white|Red
sire sire_name dam dam_name father mother = ~(Duke|Bella|Star|Atlas|Rosa|Nero|Luna|Titan) [1-9]\d
@/\b(?:construction|buildings?|contractors?|builders?|architect\w{0,6}|renovations?|bim|building sites?|drawings?|blueprints?|permits?|site (?:diar(?:y|ies)|reports?|logs?))\b/
##construction_project ##construction_site ##building_project ##construction site_name = Riverside Apartments|School extension|Harbor Bridge repair|Office tower B|Town hall roof|Parking deck
trade trade_name ##trade ##subcontractor_trade ##craft = Masonry|Electrical|Plumbing|Carpentry|Roofing|Painting
material material_name ##building_material ##construction_material = Concrete C25|Bricks|Rebar 12 mm|Plywood|Gypsum board|Sand|Roof tiles
phase construction_phase project_phase milestone milestone_name ##construction_phase ##construction_stage = Foundation|Framing|Roofing|Interior|Finishing|Handover
building_type structure_type construction_type = Residential|Office|Warehouse|School|Hospital|Bridge
drawing drawing_title drawing_name ##drawing ##blueprint ##architectural_drawing = Ground floor plan|Section A-A|Roof plan|Elevation north|Site plan|Electrical layout
drawing_number sheet_number sheet = ~A-[1-4]\d{2}
scale drawing_scale = 1:50|1:100|1:200|1:500
weather weather_conditions = Sunny|Cloudy|Rain|Windy|Snow
work_performed work_done work_description progress_notes daily_notes = ~(Poured|Inspected|Installed|Finished|Started) the (foundation|north wall|roof beams|wiring|second floor slab|drainage|window frames)( on schedule|, rain delay|, two workers absent|, concrete delivered late|)
permit_type permit ##building_permit ##permit_type = Building|Demolition|Electrical|Plumbing|Occupancy
load_capacity = 2..500/1
facade facade_material cladding = Brick|Glass|Wood|Stone|Metal panels
architectural_style architecture_style style = Modern|Gothic|Baroque|Brutalist|Art Nouveau|Neoclassical
energy_class energy_rating = A+|A|B|C|D|E
@property house apartment listing estate tenant lease landlord realty flat housing condo
#listing #apartment_building #building_complex #condominium #residence property_title listing_title = Lakeside Apartments|Garden Villa|Old Town Loft|Parkview Residence|Harbor House|Maple Court
headline property_headline = Bright 3-room apartment|House with garden|Loft near the station|Studio for students|Family home by the park
@/\b(?:propert(?:y|ies)|apartments?|real estate|houses?|flats?) ?(?:listings?|ads?|offers?)?$/
title = Bright 3-room apartment|House with garden|Loft near the station|Studio for students|Family home by the park
@property house apartment listing estate tenant lease landlord realty flat housing condo unit
heating heating_type heating_system = Gas|District heating|Heat pump|Oil|Electric|Wood pellets
cooling cooling_type = Central air|Split unit|None
energy_class energy_rating epc epc_rating energy_certificate = A+|A|B|C|D|E
exposure orientation facing = North|South|East|West|South-west
condition property_condition = New|Renovated|Good|Needs renovation
unit_number unit_no apartment_number flat_number apt_number flat_no door_number = ~[1-9][A-D]
@tenant lease apartment
unit = ~[1-9][A-D]
@property house apartment listing estate tenant lease landlord realty flat housing condo unit
unit_type apartment_type flat_type = Studio|1 bedroom|2 bedrooms|3 bedrooms|Penthouse
floor floor_number = 0..12
total_floors floors number_of_floors stories storeys = 1..12
deposit security_deposit deposit_amount = 500..5000/0
maintenance_fee hoa_fee service_charge condo_fee monthly_fee hoa = 40..450/0
lease_type lease_term rental_type = Fixed term|Month to month|Furnished|Short term
amenity amenity_name #amenity #facility ##house_amenity ##property_feature = Balcony|Elevator|Parking|Swimming pool|Gym|Garden|Wi-Fi
view = Sea|Garden|City|Mountain|Courtyard
parking parking_spaces garage_spaces garage car_spaces = 0..3
parking parking_type = Garage|Street|Carport|Underground|None
year_built built_year construction_year = 1900..2024
issue issue_type problem maintenance_issue = Leaking tap|Broken heater|Blocked drain|Door lock|Window seal|No hot water
ownership tenure ownership_type = Freehold|Leasehold|Rented
listing_type offer_type = Sale|Rent
@coworking desk workspace hotdesk
##desk ##workspace ##hot_desk ##coworking_space ##space desk_name space_name = Window desk 1|Quiet desk 4|Team room A|Phone booth 2|Corner desk 7|Open space
desk_type space_type = Hot desk|Dedicated desk|Private office|Meeting room|Phone booth
@room hotel guest booking reservation stay resort hostel housekeeping cleaning
##room_type ##room_category room_category room_class = Standard Single|Standard Double|Deluxe Double|Family Room|Junior Suite|Presidential Suite
bed_type beds_type bed_configuration = Single|Double|Queen|King|Twin|Bunk
view room_view = Sea|Garden|City|Mountain|Courtyard
board board_type meal_plan board_basis = Room only|Breakfast|Half board|Full board|All inclusive
booking_source booking_channel channel ota source = Website|Phone|Walk-in|Booking portal|Travel agency
rate_plan rate_code rate_name ##rate_plan ##rate_type = Flexible|Non-refundable|Breakfast included|Weekend special|Corporate
amenity amenity_name ##room_amenity ##hotel_amenity ##hotel_facility ##amenity = Wi-Fi|Air conditioning|Minibar|Balcony|Safe|Television|Hair dryer
##hotel_service ##room_service ##extra_service ##additional_service = Airport transfer|Laundry|Spa massage|Breakfast in bed|Bicycle rental|Late checkout
housekeeping_status cleaning_status room_condition = Clean|Dirty|In progress|Inspected|Out of order
estimated_arrival arrival_time check_in_time checkin_time = 14:00..21:00
check_out_time checkout_time departure_time = 08:00..12:00
@travel tour trip itinerary excursion destination vacation cruise
tour_name trip_name ##trip ##travel_package ##itinerary ##cruise ##holiday_package itinerary_title = Alpine Trek|City Highlights|Island Hopping|Wine Country Weekend|Desert Safari|Northern Lights Tour
tour_type trip_type travel_type package_type ##tour_type ##trip_type ##tour_category ##travel_style = City tour|Hiking|Beach|Cultural|Cruise|Safari|Family
activity activity_name ##tour_activity ##travel_activity = Guided walk|Snorkeling|Wine tasting|Museum visit|Boat trip|Cooking class
meeting_point pickup_point departure_point = Main station|Hotel lobby|Town hall|Harbor pier 3|Tourist office|Cathedral square
inclusions included includes what_is_included = Breakfast, guide|Transport, entry tickets|Hotel, breakfast|Guide, lunch, boat|Flights, transfers
exclusions excluded not_included = Flights|Tips|Travel insurance|Lunch|Visa fees
duration tour_duration length = ~(3 hours|1 day|3 days|5 days|1 week|10 days)
accommodation hotel hotel_name lodging = Hotel Bellevue|Sea View Inn|Grand Plaza|Mountain Lodge|City Hostel
guide guide_name tour_guide = :person.fullName
visa_type = Tourist|Business|Transit|Student|Work
best_time best_season best_time_to_visit season = April to June|July to September|Winter|All year
day_title = Arrival|Old town walk|Day at the beach|Mountain hike|Free day|Departure
@ticket event concert seat venue festival show theater stadium
ticket_type ticket_category ticket_name ##ticket_type ##ticket_category ##ticket_tier price_category tier = General admission|VIP|Early bird|Student|Balcony|Backstage
section seat_section block stand = A|B|C|Floor|Balcony
row seat_row row_name row_label = ~[A-T]
gate entrance = ~Gate [A-F]
seat_label = ~[A-T][1-9]\d?
##event event_title = Summer Festival|Open Day|City Run|Book Fair|Charity Concert|Annual Meeting|Wine Tasting|Family Picnic
event_type event_category ##event_type ##event_category = Concert|Conference|Workshop|Festival|Exhibition|Sports
performer headliner act lineup artist = The Wandering Lights|Nora Field|Blue Harbor|Sam Rivera|Velvet Echo|DJ Comet
dress_code = Casual|Smart casual|Formal|Black tie
speaker_topic session_title talk_title = The Future of Cities|Data in Practice|Leading Small Teams|Clean Energy at Home|Design for Everyone
sponsor_level sponsorship_level = Platinum|Gold|Silver|Bronze|Media partner
track = Main stage|Workshop room|Technology|Business|Design
@wedding bride groom guest rsvp
rsvp rsvp_status response attending = Accepted|Declined|Pending
meal_choice menu_choice meal_preference dietary dietary_requirements dietary_restrictions = Chicken|Fish|Vegetarian|Vegan|Gluten free
table_name table = ~Table [1-9]\d?
side guest_side = Bride|Groom
theme wedding_theme = Rustic|Vintage|Beach|Garden|Classic
##wedding wedding_name = Anna & Tom|Maria & Jan|Laura & Ben|Sofia & Alex|Emma & Noah
##wedding_vendor ##wedding_service vendor_type service_type = Florist|Photographer|Caterer|DJ|Bakery|Venue
@catering banquet
service_style = Buffet|Plated|Family style|Cocktail|Food truck
##catering_package ##banquet_menu ##menu_package package_name = Classic Buffet|Barbecue|Cocktail Reception|Business Lunch|Gala Dinner
@laundry dry_cleaning wash
##laundry_service ##wash_type ##laundry_item service service_name service_type wash_type = Wash and fold|Dry cleaning|Ironing|Stain removal|Curtains|Bedding
item item_name item_type garment garment_type = Shirt|Trousers|Suit|Dress|Curtain|Blanket|Coat
temperature = 30|40|60|90
@salon beauty spa barber hair stylist massage nail cosmetic
service service_name treatment treatment_name ##beauty_service ##salon_service ##spa_service = Haircut|Coloring|Manicure|Facial|Massage|Beard trim|Pedicure
specialty specialization speciality = Haircuts|Coloring|Nails|Massage|Makeup
hair_type = Straight|Wavy|Curly|Coily
skin_type = Normal|Dry|Oily|Combination|Sensitive
@rental rent hire borrow lend
rental_type rental_period rate_type = Hourly|Daily|Weekly|Monthly
condition condition_out condition_in return_condition = Like new|Good|Light scratches|Needs cleaning|Damaged
late_fee damage_fee penalty = 5..120/2
deposit = 50..500/0
@auction bid lot bidder
lot_title lot_name title item_title ##auction_item ##lot ##auction_lot item_name = Oak writing desk|Silver tea set|Vintage camera|Oil painting, harbor|Wristwatch 1962|Stamp collection|Persian rug
##auction auction_name auction_title = Spring Antiques|Fine Watches|Modern Art|Estate Sale Miller|Coins and Stamps|Classic Cars
starting_price start_price starting_bid reserve_price minimum_bid = 10..2000/0
current_bid highest_bid winning_bid bid_amount current_price max_bid final_price hammer_price buy_now_price = 20..6000/0
bid_increment increment min_increment = 1|5|10|25|50
lot_number lot_no = 1..400
provenance = Private collection|Estate of a collector|Castle sale 1988|Gallery purchase
@crowdfunding backer pledge fundraiser fundraising donation donor charity
fundraiser_name ##fundraiser ##crowdfunding_project ##crowdfunding_campaign ##charity_campaign cause = School library|Clean water wells|Animal shelter roof|Community garden|Short film debut|Board game reprint
reward reward_tier tier_name reward_title reward_name ##reward_tier ##pledge_level = Thank-you card|Early bird copy|Signed edition|T-shirt|Dinner with the team
goal goal_amount funding_goal target target_amount = 1000..100000/0
raised raised_amount amount_raised current_amount pledged collected_amount = 100..60000/0
##charity ##ngo ##nonprofit charity_name = Food for All|Green Earth Fund|Children's Hope|Animal Rescue League|Clean Water Now|Books for Schools
@/\b(?:second ?hand|classifieds?|used items?|marketplace|flea|listings? item|thrift|ads? classified)\b/
title item_title item_name = Children's bicycle|Sofa, gray|Coffee table|Ski boots|Guitar with case|Baby stroller|Bookshelf
condition item_condition = New|Like new|Good|Fair|For parts
@/\b(?:deliver(?:y|ies)|food orders?|orders?)\b/
order_type fulfillment_type = Delivery|Pickup|Dine in
@company organization organisation employer
size company_size = 1-10|11-50|51-200|201-500|500+
@teacher tutor instructor professor
specialization specialisation speciality specialty = Mathematics|Physics|Literature|Biology|History|Languages
@ticket helpdesk support
title subject = Cannot log in|Printer does not print|Wrong invoice amount|Slow connection|New laptop needed|Password reset
@review testimonial
status review_status = pending|approved|rejected
@attendance
status = present|absent|late|excused
@message sms
status = sent|delivered|read|failed
@document
category document_category = Contracts|Invoices|Policies|Reports|Manuals|Certificates
@asset
category asset_category = Computers|Furniture|Vehicles|Machinery|Phones|Software
@appointment booking
service service_name = Consultation|Haircut|Massage|Repair|Photo session|Lesson
`;
